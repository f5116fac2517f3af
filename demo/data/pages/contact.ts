import { seedCompany } from '@/demo/data/options'
import { prose } from '@/demo/model/prose'
import type { SeedPage } from '@/demo/model/types'

export const contactPage: SeedPage = {
  key: 'kontakt',
  title: 'Kontakt',
  slug: 'kontakt',
  description: 'Adresa, radno vrijeme, telefon i e-pošta knjižare Pod lampom u Zagrebu.',
  sections: [
    { type: 'page-title', meta: { title: 'Javite se', lead: 'Na poštu odgovaramo isti radni dan, na kucanje po izlogu odmah.' } },
    {
      type: 'contact-details',
      meta: {
        title: 'Knjižara',
        address: `${seedCompany.street}, ${seedCompany.zipCode} ${seedCompany.city}`,
        hours: prose(`
          - ponedjeljak–petak: 10–20 h
          - petkom uz čitanje: do 22 h
          - subota: 10–15 h
          - nedjeljom i blagdanom čitamo i mi
        `),
        phone: seedCompany.phone,
        email: seedCompany.email,
      },
    },
    {
      type: 'form',
      meta: {
        title: 'Pišite nam ovdje',
        lead: 'Ne mora biti dugo. Ako tražite knjigu, dovoljno je i „plave korice, more, neka svađa”.',
        done: 'Hvala, poruka je na našem stolu. Odgovaramo isti radni dan, na adresu koju ste ostavili.',
      },
      options: { form: 'kontakt', anchor: 'upit' },
    },
    {
      type: 'rich-text',
      meta: {
        body: prose(`
          ## Kome pisati

          - **Narudžbe i dostava:** [narudzbe@podlampom.example](mailto:narudzbe@podlampom.example), uz broj narudžbe ako ga imate pri ruci
          - **Povrati i prigovori:** [prigovori@podlampom.example](mailto:prigovori@podlampom.example). Na prigovor odgovaramo pisano u roku od 15 dana
          - **Osobni podaci:** [privatnost@podlampom.example](mailto:privatnost@podlampom.example)
          - **Večernja čitanja i podcast:** [iva@podlampom.example](mailto:iva@podlampom.example)
          - **Škole, knjižnice i tvrtke:** [ustanove@podlampom.example](mailto:ustanove@podlampom.example)

          ## Kako do nas

          Tiha ulica kratka je i jednosmjerna. Od tramvaja se hoda pet minuta, a bicikl se može vezati za ogradu pred ulazom. Ulaz je u
          razini pločnika; do podruma s rabljenim knjigama vodi jedanaest stuba, a što god ondje tražite, rado ćemo vam donijeti gore. Više o
          tome piše u [izjavi o pristupačnosti](/izjava-o-pristupacnosti).

          ## Podaci o tvrtki

          ${seedCompany.legalName}, ${seedCompany.street}, ${seedCompany.zipCode} ${seedCompany.city}. Upisano u sudski registar Trgovačkog suda
          u Zagrebu, MBS ${seedCompany.mbs}, OIB ${seedCompany.oib}. Temeljni kapital 2.500,00 € uplaćen u cijelosti. Direktorica:
          ${seedCompany.director}. IBAN ${seedCompany.iban}, ${seedCompany.bank}
        `),
      },
    },
  ],
}
