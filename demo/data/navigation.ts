import type { SeedNavigation, SeedNavigationItem } from '@/demo/model/types'

function shop(title: string, slug: string, children?: SeedNavigationItem[]): SeedNavigationItem {
  return { title, type: 'route', target: `/shop/${slug}`, children }
}

function page(title: string, target: string): SeedNavigationItem {
  return { title, type: 'page', target }
}

function postCategory(title: string, target: string): SeedNavigationItem {
  return { title, type: 'category', target }
}

export const seedNavigations: SeedNavigation[] = [
  {
    key: 'main',
    title: 'Glavni izbornik',
    items: [
      shop('Knjige', 'knjige', [
        shop('Romani', 'romani'),
        shop('Kratke priče', 'kratke-price'),
        shop('Poezija', 'poezija'),
        shop('Drama', 'drama'),
        shop('Klasici', 'klasici'),
        shop('Krimići', 'krimici'),
        shop('Fantastika', 'fantastika'),
        shop('Eseji i misli', 'eseji-i-misli'),
        shop('Povijest i putopisi', 'povijest-i-putopisi'),
        shop('Kuhinja', 'kuhinja'),
        shop('E-knjige', 'e-knjige'),
      ]),
      shop('Za djecu', 'za-djecu', [shop('Slikovnice', 'slikovnice'), shop('Mladi čitatelji', 'mladi-citatelji')]),
      shop('Papirnica', 'papirnica'),
      shop('Darovi', 'darovi', [
        shop('Darovni paketi', 'darovni-paketi'),
        shop('Šalice i torbe', 'salice-i-torbe'),
        shop('Pretplate', 'pretplate'),
      ]),
      {
        title: 'Objave',
        type: 'route',
        target: '/objave',
        children: [
          postCategory('O čitanju', 'o-citanju'),
          postCategory('Večernja čitanja', 'vecernja-citanja'),
          postCategory('Razgovori', 'razgovori'),
          postCategory('Što čitati', 'sto-citati'),
          postCategory('Iz radionice', 'iz-radionice'),
          postCategory('Grad i knjige', 'grad-i-knjige'),
        ],
      },
      { title: 'Događaji', type: 'route', target: '/dogadjaji' },
      { ...page('O nama', 'o-nama'), children: [page('Tko smo', 'o-nama'), page('Članstvo', 'clanstvo'), page('Kontakt', 'kontakt')] },
    ],
  },
  {
    key: 'footer1',
    title: 'Knjižara',
    items: [
      page('O nama', 'o-nama'),
      page('Kontakt i radno vrijeme', 'kontakt'),
      page('Članstvo', 'clanstvo'),
      { title: 'Događaji', type: 'route', target: '/dogadjaji' },
      { title: 'Sve objave', type: 'route', target: '/objave' },
    ],
  },
  {
    key: 'footer2',
    title: 'Kupnja',
    items: [
      page('Dostava', 'dostava'),
      page('Načini plaćanja', 'nacini-placanja'),
      page('Povrat i zamjena', 'povrat-i-zamjena'),
      page('Česta pitanja', 'cesta-pitanja'),
      { title: 'Moj račun', type: 'route', target: '/profil' },
    ],
  },
  {
    key: 'footer3',
    title: 'Police',
    items: [
      shop('Romani', 'romani'),
      shop('Klasici', 'klasici'),
      shop('Poezija', 'poezija'),
      shop('Slikovnice', 'slikovnice'),
      shop('Papirnica', 'papirnica'),
      shop('Darovni paketi', 'darovni-paketi'),
    ],
  },
  {
    key: 'footer4',
    title: 'Pravila',
    items: [
      page('Uvjeti kupnje', 'uvjeti-kupnje'),
      page('Pravila privatnosti', 'pravila-privatnosti'),
      page('Izjava o pristupačnosti', 'izjava-o-pristupacnosti'),
    ],
  },
]
