"""One thread of linear algebra a process: two on a busy machine were many times slower. To be said before numpy is loaded."""

import os

for _name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
