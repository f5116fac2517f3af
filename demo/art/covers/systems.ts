import { arches } from './arches'
import { bands } from './bands'
import { birds } from './birds'
import { botanical } from './botanical'
import { circles } from './circles'
import { cloth } from './cloth'
import { contours } from './contours'
import { cubes } from './cubes'
import { cutouts } from './cutouts'
import { dots } from './dots'
import { embroidery } from './embroidery'
import { facade } from './facade'
import { field } from './field'
import { initial } from './initial'
import { lampNight } from './lamp-night'
import { landscape } from './landscape'
import { pattern } from './pattern'
import { phases } from './phases'
import { profile } from './profile'
import type { CoverSystem } from './sheet'
import { sliced } from './sliced'
import { spiral } from './spiral'
import { stacked } from './stacked'
import { swiss } from './swiss'
import { tiles } from './tiles'
import { triband } from './triband'
import { umbrellas } from './umbrellas'
import { vertical } from './vertical'
import { waves } from './waves'
import { woodcut } from './woodcut'

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
