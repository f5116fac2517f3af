import type { SeedProduct } from '@/server/db/seed/types'
import { shelf } from './book'
import { drama } from './drama'
import { nineteenthCentury } from './klasici-devetnaesto-stoljece'
import { englishClassics } from './klasici-engleski'
import { europeanClassics } from './klasici-europski'
import { earlyAndModern } from './klasici-stari-i-moderna'
import { shortStories } from './kratke-price'
import { poetry } from './poezija'
import { cityNovels } from './romani-grad'
import { inlandNovels } from './romani-kopno'
import { coastNovels } from './romani-obala'

/** Everything the demo shop sells. */
export const seedProducts: SeedProduct[] = [
  ...shelf({ code: 'KLA', first: 1, category: 'klasici' }, [
    ...nineteenthCentury,
    ...englishClassics,
    ...earlyAndModern,
    ...europeanClassics,
  ]),
  ...shelf({ code: 'ROM', first: 60, category: 'romani' }, [...coastNovels, ...cityNovels, ...inlandNovels]),
  ...shelf({ code: 'PRI', first: 120, category: 'kratke-price' }, shortStories),
  ...shelf({ code: 'PJE', first: 150, category: 'poezija' }, poetry),
  ...shelf({ code: 'DRA', first: 180, category: 'drama' }, drama),
]
