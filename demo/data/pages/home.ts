import type { SeedPage } from '@/demo/model/types'
import { seedList } from '@/demo/model/seed-list'

export const homePage: SeedPage = {
  key: 'pocetna',
  title: 'Pod lampom',
  slug: 'pocetna',
  description: 'Zagrebačka knjižara s podcastom, večernjim čitanjima i policama na kojima nema ničega što nismo sami pročitali.',
  sections: [
    {
      type: 'hero',
      meta: {
        eyebrow: 'Knjižara u Tihoj ulici',
        title: 'Grad se gasi. Vi upalite lampu.',
        lead: 'Romani, pjesme i slikovnice koje smo pročitali prije nego što smo ih stavili na policu. Naručite radnim danom do podneva i paket isti dan kreće prema vama.',
        image: {
          art: { kind: 'scene', scene: 'reading', palette: 0 },
          alt: 'Čitateljica u naslonjaču pod upaljenom lampom, iza prozora plavi se večer',
        },
      },
      linkMeta: {
        cta: { kind: 'route', target: '/shop/knjige', label: 'Pronađite knjigu za večeras' },
        secondary: { kind: 'page', target: 'clanstvo', label: 'Postanite član' },
      },
      options: { tone: 'evening' },
    },
    {
      type: 'product-grid',
      meta: { title: 'Tek raspakirano', lead: 'Još mirišu na tiskaru. Stigle su ovaj tjedan i prve su otišle s police uz blagajnu.' },
      options: { source: 'newest', limit: 8 },
      linkMeta: { more: { kind: 'route', target: '/shop/knjige', label: 'Sve knjige' } },
    },
    {
      type: 'category-tiles',
      meta: { title: 'Kakva je večer pred vama?', lead: 'Za dugu noć, za kratku stanku, za nekoga tko još ne zna čitati.' },
      options: { categories: ['romani', 'krimici', 'poezija', 'slikovnice', 'povijest-i-putopisi', 'darovi'] },
    },
    {
      type: 'product-grid',
      meta: {
        title: 'Knjižareve preporuke',
        lead: 'Knjige koje preporučujemo i kad nas nitko ne pita. Za svaku ćemo vam reći tko ju je i zašto odabrao.',
      },
      options: { source: 'featured', limit: 4 },
      linkMeta: { more: { kind: 'route', target: '/shop/knjige?featured=true', label: 'Sve preporuke' } },
    },
    {
      type: 'membership-call',
      meta: {
        title: 'Jedna kartica, mnogo mirnih večeri',
        text: 'Članstvo je besplatno i traje koliko i vaša znatiželja.',
        benefits: seedList([
          { text: 'Niža članska cijena na desecima naslova' },
          { text: 'Rezervirano mjesto na večernjim čitanjima' },
          { text: 'Rani primjerci knjiga za one koji vole javiti što misle' },
        ]),
      },
      linkMeta: { cta: { kind: 'page', target: 'clanstvo', label: 'Kako do kartice' } },
    },
    {
      type: 'product-grid',
      meta: { title: 'Snižene, a ne manje dobre', lead: 'Uz svaku cijenu piše i najniža u proteklih trideset dana. Tako je pošteno.' },
      options: { source: 'sale', limit: 4 },
      linkMeta: { more: { kind: 'route', target: '/shop/knjige?discount=true', label: 'Sva sniženja' } },
    },
    {
      type: 'post-teasers',
      meta: { title: 'S ruba stranice', lead: 'Bilješke s čitanja, razgovori i šetnje po gradu u kojem još ima antikvarijata.' },
      options: { limit: 3 },
      linkMeta: { more: { kind: 'route', target: '/objave', label: 'Sve objave' } },
    },
    {
      type: 'newsletter',
      meta: {
        title: 'Pismo pod lampom',
        lead: 'Dvaput mjesečno: tri knjige, jedna rečenica koju smo podcrtali i datum sljedećeg čitanja.',
        note: 'Bez reklama i bez „samo još danas”. Odjava jednim klikom, adresa ostaje kod nas.',
      },
      options: { anchor: 'novosti' },
    },
  ],
}
