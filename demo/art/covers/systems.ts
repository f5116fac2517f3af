import { arches } from './picture/arches'
import { bands } from './pattern/bands'
import { birds } from './picture/birds'
import { botanical } from './picture/botanical'
import { circles } from './pattern/circles'
import { cloth } from './pattern/cloth'
import { contours } from './pattern/contours'
import { cubes } from './pattern/cubes'
import { cutouts } from './picture/cutouts'
import { dots } from './pattern/dots'
import { embroidery } from './pattern/embroidery'
import { facade } from './picture/facade'
import { field } from './type/field'
import { initial } from './type/initial'
import { lampNight } from './picture/lamp-night'
import { landscape } from './picture/landscape'
import { pattern } from './pattern/pattern'
import { phases } from './pattern/phases'
import { profile } from './picture/profile'
import type { CoverSystem } from '@/demo/art/base/sheet'
import { sliced } from './type/sliced'
import { spiral } from './type/spiral'
import { stacked } from './type/stacked'
import { swiss } from './type/swiss'
import { tiles } from './pattern/tiles'
import { triband } from './type/triband'
import { umbrellas } from './picture/umbrellas'
import { vertical } from './type/vertical'
import { waves } from './pattern/waves'
import { woodcut } from './picture/woodcut'

/** A seed names a system by its place here, so new ones go to the end. */
export const COVER_SYSTEMS: readonly (readonly [name: string, draw: CoverSystem])[] = [
  ['initial', initial],
  ['stacked', stacked],
  ['swiss', swiss],
  ['circles', circles],
  ['landscape', landscape],
  ['bands', bands],
  ['botanical', botanical],
  ['lamp-night', lampNight],
  ['waves', waves],
  ['facade', facade],
  ['triband', triband],
  ['dots', dots],
  ['cloth', cloth],
  ['spiral', spiral],
  ['field', field],
  ['woodcut', woodcut],
  ['tiles', tiles],
  ['embroidery', embroidery],
  ['cutouts', cutouts],
  ['arches', arches],
  ['vertical', vertical],
  ['pattern', pattern],
  ['birds', birds],
  ['sliced', sliced],
  ['contours', contours],
  ['umbrellas', umbrellas],
  ['cubes', cubes],
  ['phases', phases],
  ['profile', profile],
]
