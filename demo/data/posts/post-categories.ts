import type { SeedPostCategory } from '@/demo/model/types'

export const seedPostCategories: SeedPostCategory[] = [
  {
    key: 'o-citanju',
    title: 'O čitanju',
    slug: 'o-citanju',
    description: 'Navike, poroci i mala pravila ljudi koji čitaju: naglas, u krevetu, iznova ili nikako.',
    art: { kind: 'scene', scene: 'reading', palette: 0 },
  },
  {
    key: 'vecernja-citanja',
    title: 'Večernja čitanja',
    slug: 'vecernja-citanja',
    description: 'Bilješke s petaka u sedam. Tko je čitao, tko je plakao i zašto je jedanput nestalo struje.',
    art: { kind: 'scene', scene: 'stage', palette: 6 },
  },
  {
    key: 'razgovori',
    title: 'Razgovori',
    slug: 'razgovori',
    description: 'Dugi razgovori s ljudima koji knjige pišu, prevode, crtaju i šivaju, uz čaj koji se uvijek ohladi.',
    art: { kind: 'scene', scene: 'window', palette: 2 },
  },
  {
    key: 'sto-citati',
    title: 'Što čitati',
    slug: 'sto-citati',
    description: 'Popisi s razlogom. Kratki, osobni i otvoreni za prigovore na blagajni.',
    art: { kind: 'scene', scene: 'shelf', palette: 4 },
  },
  {
    key: 'iz-radionice',
    title: 'Iz radionice',
    slug: 'iz-radionice',
    description: 'Kako knjiga nastaje i kako stigne do police: prijevod, papir, korica i cijena.',
    art: { kind: 'scene', scene: 'desk', palette: 14 },
  },
  {
    key: 'grad-i-knjige',
    title: 'Grad i knjige',
    slug: 'grad-i-knjige',
    description: 'Šetnje po gradu u kojem još ima antikvarijata, čitaonica i ljudi koji čitaju u tramvaju.',
    art: { kind: 'scene', scene: 'street', palette: 8 },
  },
]
