import { face as glueckauf } from '../glueckauf';
import type { Face } from '../face';
export const face: Face = { ...glueckauf, name: 'zwergar' };
