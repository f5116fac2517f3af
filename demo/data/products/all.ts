import type { SeedProduct } from '@/demo/types'
import { shelf } from './book'
import { gifts, mugsAndBags } from './darovi'
import { giftSets } from './darovni-paketi'
import { drama } from './drama'
import { ebooksOnly } from './e-knjige-samo-digitalne'
import { ebookTwins } from './e-knjige-uz-tiskane'
import { digitalOnly, digitalTwins } from './ebook'
import { essays } from './eseji'
import { fantasy } from './fantastika'
import { configurables, goods } from './goods'
import { configurableBags, configurableStationery } from './izbori'
import { nineteenthCentury } from './klasici-devetnaesto-stoljece'
import { englishClassics } from './klasici-engleski'
import { europeanClassics } from './klasici-europski'
import { earlyAndModern } from './klasici-stari-i-moderna'
import { shortStories } from './kratke-price'
import { crime } from './krimici'
import { kitchen } from './kuhinja'
import { youngReaders } from './mladi-citatelji'
import { withPairings } from './pairings'
import { stationery } from './papirnica'
import { poetry } from './poezija'
import { historyAndTravel } from './povijest-i-putopisi'
import { subscriptions } from './pretplate'
import { cityNovels } from './romani-grad'
import { inlandNovels } from './romani-kopno'
import { coastNovels } from './romani-obala'
import { pictureBooks } from './slikovnice'

const printedBooks: SeedProduct[] = [
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
  ...shelf({ code: 'KRI', first: 210, category: 'krimici' }, crime),
  ...shelf({ code: 'FAN', first: 240, category: 'fantastika' }, fantasy),
  ...shelf({ code: 'ESE', first: 270, category: 'eseji-i-misli' }, essays),
  ...shelf({ code: 'POV', first: 290, category: 'povijest-i-putopisi' }, historyAndTravel),
  ...shelf({ code: 'KUH', first: 320, category: 'kuhinja' }, kitchen),
  ...shelf({ code: 'SLI', first: 340, category: 'slikovnice' }, pictureBooks),
  ...shelf({ code: 'MLA', first: 370, category: 'mladi-citatelji' }, youngReaders),
]

const ebooks: SeedProduct[] = [
  ...digitalTwins({ code: 'EKN', first: 400, category: 'e-knjige' }, ebookTwins, printedBooks),
  ...digitalOnly({ code: 'EDI', first: 420, category: 'e-knjige' }, ebooksOnly),
]

const papers = { code: 'PAP', category: 'papirnica' }
const bags = { code: 'TOR', category: 'salice-i-torbe' }

const otherGoods: SeedProduct[] = [
  ...goods(papers, stationery),
  ...configurables({ ...papers, first: 101 }, configurableStationery),
  ...goods({ code: 'DAR', category: 'darovi' }, gifts),
  ...goods(bags, mugsAndBags),
  ...configurables({ ...bags, first: 101 }, configurableBags),
  ...giftSets,
  ...goods({ code: 'PRE', category: 'pretplate' }, subscriptions),
]

/** Everything the demo shop sells; the order is that of the shelves, lists sort for themselves. */
export const seedProducts: SeedProduct[] = withPairings([...printedBooks, ...ebooks, ...otherGoods])
