import { prose } from '@/demo/model/prose'
import type { SeedPage } from '@/demo/model/types'

export const deliveryPage: SeedPage = {
  key: 'dostava',
  title: 'Dostava',
  slug: 'dostava',
  description: 'Cijene i rokovi dostave: na adresu, na jednu od četrdeset paketnih točaka ili preuzimanje u knjižari.',
  sections: [
    {
      type: 'page-title',
      meta: {
        title: 'Dostava',
        lead: 'U Hrvatskoj je besplatna za narudžbe od 45 € naviše. Što naručite radnim danom do podneva, šaljemo isti dan.',
      },
    },
    {
      type: 'rich-text',
      meta: {
        body: prose(`
          ## U Hrvatskoj

          - **Na adresu:** 4,50 €, stiže za 1 do 3 radna dana, na otoke dan dulje
          - **Na paketnu točku:** 2,90 €, četrdeset kioska, papirnica i paketomata u dvadeset devet mjesta
          - **Preuzimanje u knjižari:** besplatno, obično isti radni dan

          Od 45 € naviše (nakon popusta) dostavu na adresu i na paketnu točku plaćamo mi. U cijenu dostave uračunat je PDV.

          ## U inozemstvo

          - **Slovenija:** 6,90 €, od 90 € besplatno
          - **Austrija i Mađarska:** 9,90 €, od 120 € besplatno
          - **Italija i Njemačka:** 11,90 €, od 120 € besplatno
          - **Češka i Slovačka:** 12,90 €
          - **Belgija i Nizozemska:** 14,90 €
          - **Francuska:** 15,90 €
          - **Irska:** 17,90 €

          Paket putuje 3 do 7 radnih dana. Ako vaše zemlje nema na popisu, [javite nam](/kontakt) što biste htjeli i potražit ćemo put.

          ## E-knjige

          E-knjige ne putuju. Poveznica za preuzimanje stiže e-poštom čim je plaćanje potvrđeno i ostaje u vašem korisničkom računu. Za narudžbu
          u kojoj su samo [e-knjige](/shop/e-knjige) dostavu ne naplaćujemo.

          ## Kako pakiramo

          Svaka knjiga ide u papir, knjige zajedno u kartonsku kutiju, bez plastike i bez reklamnih letaka. Ako je kutija pri preuzimanju vidljivo
          oštećena, zamolite dostavljača da to zapiše i javite nam se: novi primjerak šaljemo o svom trošku.

          ## Ako vas nema kod kuće

          Dostavljač zove prije dolaska i pokušava dvaput. Nakon toga paket vas pet radnih dana čeka u najbližoj poslovnici. Na paketnoj
          točki čeka sedam dana, a kod nas u knjižari deset. Nepreuzeti paket vraća se k nama, a uplaćeni iznos vraćamo vam umanjen za trošak
          dostave.
        `),
      },
    },
    {
      type: 'image-text',
      meta: {
        title: 'Hitno je, a dar?',
        text: prose(`
          Zamotat ćemo ga, napisati posvetu vašim riječima i poslati ravno slavljeniku, bez računa u paketu. Dovoljno je da u naplati označite
          *Ovo je dar* i napišete poruku. Ideje su na polici [Darovi](/shop/darovi).
        `),
        image: { art: { kind: 'object', object: 'giftset', colour: 'brick' }, alt: 'Darovni paket s knjigom, svijećom i straničnikom' },
      },
      options: { side: 'right' },
      linkMeta: { cta: { kind: 'route', target: '/shop/darovni-paketi', label: 'Darovni paketi' } },
    },
  ],
}
