import numpy as np

board = np.array([[-1, -1],
                  [-1, 3]])
