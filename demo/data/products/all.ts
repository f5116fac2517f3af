import type { SeedProduct } from '@/demo/model/types'
import { bookProducts } from './rows/book'
import { gifts, mugsAndBags } from './goods/darovi'
import { giftSets } from './goods/darovni-paketi'
import { drama } from './books/drama'
import { ebooksOnly } from './books/e-knjige-samo-digitalne'
import { ebookEditionRows } from './books/e-knjige-uz-tiskane'
import { digitalOnly, ebookEditions, withWorkAttribute } from './rows/ebook'
import { essays } from './books/eseji'
import { fantasy } from './books/fantastika'
import { configurables, goods } from './rows/goods'
import { configurableBags, configurableStationery } from './goods/izbori'
import { nineteenthCentury } from './books/klasici-devetnaesto-stoljece'
import { englishClassics } from './books/klasici-engleski'
import { europeanClassics } from './books/klasici-europski'
import { earlyAndModern } from './books/klasici-stari-i-moderna'
import { shortStories } from './books/kratke-price'
import { crime } from './books/krimici'
import { kitchen } from './goods/kuhinja'
import { youngReaders } from './books/mladi-citatelji'
import { withPairings } from './pairings'
import { withSamples } from '@/demo/data/samples/samples'
import { stationery } from './goods/papirnica'
import { poetry } from './books/poezija'
import { historyAndTravel } from './books/povijest-i-putopisi'
import { subscriptions } from './goods/pretplate'
import { cityNovels } from './books/romani-grad'
import { inlandNovels } from './books/romani-kopno'
import { coastNovels } from './books/romani-obala'
import { pictureBooks } from './books/slikovnice'

const printedBooks: SeedProduct[] = [
  ...bookProducts({ code: 'KLA', first: 1, category: 'klasici' }, [
    ...nineteenthCentury,
    ...englishClassics,
    ...earlyAndModern,
    ...europeanClassics,
  ]),
  ...bookProducts({ code: 'ROM', first: 60, category: 'romani' }, [...coastNovels, ...cityNovels, ...inlandNovels]),
  ...bookProducts({ code: 'PRI', first: 120, category: 'kratke-price' }, shortStories),
  ...bookProducts({ code: 'PJE', first: 150, category: 'poezija' }, poetry),
  ...bookProducts({ code: 'DRA', first: 180, category: 'drama' }, drama),
  ...bookProducts({ code: 'KRI', first: 210, category: 'krimici' }, crime),
  ...bookProducts({ code: 'FAN', first: 240, category: 'fantastika' }, fantasy),
  ...bookProducts({ code: 'ESE', first: 270, category: 'eseji-i-misli' }, essays),
  ...bookProducts({ code: 'POV', first: 290, category: 'povijest-i-putopisi' }, historyAndTravel),
  ...bookProducts({ code: 'KUH', first: 320, category: 'kuhinja' }, kitchen),
  ...bookProducts({ code: 'SLI', first: 340, category: 'slikovnice' }, pictureBooks),
  ...bookProducts({ code: 'MLA', first: 370, category: 'mladi-citatelji' }, youngReaders),
]

const ebooks: SeedProduct[] = [
  ...ebookEditions({ code: 'EKN', first: 400, category: 'e-knjige' }, ebookEditionRows, printedBooks),
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
export const seedProducts: SeedProduct[] = withSamples(withPairings([...withWorkAttribute(printedBooks, ebookEditionRows), ...ebooks, ...otherGoods]))
