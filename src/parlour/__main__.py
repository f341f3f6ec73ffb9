"""python -m parlour"""

import sys

if __name__ == "__main__":
    try:
        from parlour.cli import main
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(main())
