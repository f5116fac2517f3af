import { prose } from '@/demo/model/prose'
import type { SeedPage } from '@/demo/model/types'

export const aboutPage: SeedPage = {
  key: 'o-nama',
  title: 'O nama',
  slug: 'o-nama',
  description: 'Tko stoji iza knjižare Pod lampom u Tihoj ulici, kako biramo knjige i zašto petkom ne zatvaramo u osam.',
  sections: [
    {
      type: 'page-title',
      meta: {
        title: 'Knjižara s upaljenim svjetlom',
        lead: 'Četiri osobe, jedanaest stuba, šezdeset metara polica i lampa koju nitko ne smije ugasiti prije deset.',
      },
    },
    {
      type: 'image-text',
      meta: {
        title: 'Počelo je s lampom',
        text: prose(`
          Lampa je bila ovdje prije nas. Ostala je od urarske radionice koja je u Tihoj ulici 7 radila gotovo pola stoljeća: zelena,
          mesingana, s vratom koji se još uvijek da okrenuti prema stranici. Kad smo preuzeli prostor, na nju smo stavili novu žarulju i odlučili
          da se cijela knjižara mora urediti tako da ona ostane najvažniji komad namještaja.

          Zato kod nas nema neona. Nad svakom policom gori mala svjetiljka, a ispred izloga stoji klupa na kojoj se može čitati i nakon
          zatvaranja, dok god svijetli. A svijetli do deset.
        `),
        image: { art: { kind: 'object', object: 'lamp', colour: 'petrol' }, alt: 'Stara urarska lampa sa savitljivim vratom' },
      },
      options: { side: 'right' },
    },
    {
      type: 'rich-text',
      meta: {
        body: prose(`
          ## Kako biramo

          Na našim je policama oko dvjesto četrdeset naslova. To nije mnogo, i to je namjerno. Svaku knjigu pročitao je barem jedan od nas prije
          nego što smo je naručili, a ako se dvoje ne slaže, knjiga ostaje, ali uz nju ide i cedulja s oba mišljenja. Najviše prodajemo one
          oko kojih se svađamo.

          Držimo [klasike](/shop/klasici) jer im je cijena dostupna, a društvo nezamjenjivo; [poeziju](/shop/poezija) jer nitko drugi u kvartu
          neće; [slikovnice](/shop/slikovnice) jer se čitatelji ne rađaju nego odgajaju u krilu. Ne držimo knjige o tome kako ustati u pet
          ujutro.

          ## Tko smo

          - **Mirta Vukelić** vodi knjižaru i nabavu. Prije toga petnaest je godina lektorirala tuđe rukopise i još uvijek ispravlja jelovnike.
          - **Tvrtko Šimić** brine o dječjem odjelu i čita naglas subotom ujutro. Glas mu je viši nego što biste očekivali.
          - **Iva Rendulić** uređuje objave i podcast *Pod lampom naglas*. Zna gdje je koja rečenica, ali ne i gdje su joj ključevi.
          - **Gašpar Lulić** pakira, šalje i nosi na poštu. Ako je vaš paket bio zamotan bolje nego što je trebalo, to je bio on.

          ## Večernja čitanja

          Petkom u sedam pomaknemo stolove i čitamo. Ponekad gost čita svoje, ponekad mi čitamo pokojne, a jednom mjesečno mikrofon je slobodan
          i čita tko želi. Ulaz je besplatan, članovi imaju rezervirano mjesto, a bilješke s večeri izlaze u
          [objavama](/objave/vecernja-citanja).

          > Knjižara je jedina trgovina u koju se ulazi da bi se ostalo.

          ## Brojke koje volimo

          - jedanaest stuba vodi u podrum, gdje su rabljene knjige i najbolja akustika
          - dvadeset osam stolaca imamo, trideset jednu večer trebao nam je još jedan
          - nijednu knjigu dosad nismo bacili: neprodane idu u [bolničke i školske knjižnice](/kontakt)

          Svratite. Ako ne znate što tražite, recite nam zadnju knjigu koju niste mogli odložiti, a mi ćemo krenuti odande.
        `),
      },
    },
    {
      type: 'post-teasers',
      meta: { title: 'Što smo zadnje zapisali', lead: 'Objave nastaju za istim stolom za kojim pakiramo knjige.' },
      options: { limit: 3 },
      linkMeta: { more: { kind: 'route', target: '/objave', label: 'Sve objave' } },
    },
  ],
}
