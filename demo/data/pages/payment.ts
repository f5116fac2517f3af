import { seedCompany } from '@/demo/data/options'
import { prose } from '@/demo/model/prose'
import type { SeedPage } from '@/demo/model/types'

export const paymentPage: SeedPage = {
  key: 'nacini-placanja',
  title: 'Načini plaćanja',
  slug: 'nacini-placanja',
  description: 'Kako možete platiti narudžbu u knjižari Pod lampom: karticom, općom uplatnicom, pouzećem ili na blagajni.',
  sections: [
    {
      type: 'page-title',
      meta: {
        title: 'Načini plaćanja',
        lead: 'Sve su cijene u eurima i s uračunatim PDV-om. Koliko plaćate vidite prije nego što naručite.',
      },
    },
    {
      type: 'rich-text',
      meta: {
        body: prose(`
          ## Opća uplatnica

          Nakon narudžbe dobivate poruku s podacima za uplatu. Platiti možete internetskim ili mobilnim bankarstvom, u banci ili pošti.

          - **Primatelj:** ${seedCompany.legalName}, ${seedCompany.street}, ${seedCompany.zipCode} ${seedCompany.city}
          - **IBAN:** ${seedCompany.iban} (${seedCompany.bank})
          - **Model i poziv na broj:** HR00 i broj vaše narudžbe
          - **Opis plaćanja:** Narudžba i njezin broj

          Knjige za vas čuvamo pet radnih dana. Pripremamo ih isti dan kad vidimo uplatu, a to je uz izravno plaćanje često već nakon nekoliko
          minuta.

          ## Pouzeće

          Platite kad paket stigne: dostavljaču, na paketnoj točki ili na našoj blagajni, gotovinom ili karticom. Na paketomatu platite samo
          karticom, na njegovu zaslonu. Naknada je 1,50 €, a ostali su načini plaćanja bez naknade. Pouzeće vrijedi za adrese u Hrvatskoj.

          ## Kartice

          Karticom plaćate odmah u naplati, a u njoj uvijek vidite samo načine koji za vašu narudžbu rade. Podaci o kartici upisuju se na zaštićenoj
          stranici pružatelja plaćanja, do nas ne dolaze i ne spremamo ih.

          ## Račun

          Račun šaljemo e-poštom, a uz pouzeće je i u paketu. Trebate li R1 račun, u naplati upišite naziv i OIB tvrtke.
          Ustanove mogu naručiti i narudžbenicom, s odgodom plaćanja: [pišite nam](/kontakt).

          ## Kupon i kartica

          Kôd kupona upisuje se u košarici, ispod popisa knjiga. Članska cijena računa se prva, kupon poslije nje, a dostava na kraju. Sve što
          smo odbili vidi se u zbroju prije nego što narudžbu potvrdite.
        `),
      },
    },
  ],
}
