import { seedCompany } from '@/demo/data/options'
import { prose } from '@/demo/model/prose'
import type { SeedPage } from '@/demo/model/types'
import { seedList } from '@/demo/model/seed-list'

export const returnsPage: SeedPage = {
  key: 'povrat-i-zamjena',
  title: 'Povrat i zamjena',
  slug: 'povrat-i-zamjena',
  description: 'Kako vratiti ili zamijeniti knjigu: 14 dana bez objašnjenja, obrazac za raskid, iznimke i što s oštećenim primjerkom.',
  sections: [
    {
      type: 'page-title',
      meta: {
        title: 'Povrat i zamjena',
        lead: 'Četrnaest dana da se predomislite, bez objašnjenja. Premda nas uvijek zanima gdje je priča pukla.',
      },
    },
    {
      type: 'rich-text',
      meta: {
        body: prose(`
          ## Kako raskinuti ugovor

          1. U roku od 14 dana otkako ste preuzeli paket pošaljite nam nedvosmislenu izjavu: na [prigovori@podlampom.example](mailto:prigovori@podlampom.example) ili poštom. Može na obrascu niže, ali i svojim riječima. Primitak potvrđujemo e-poštom.
          2. U sljedećih 14 dana pošaljite nam ili donesite knjige na adresu ${seedCompany.street}, ${seedCompany.zipCode} ${seedCompany.city}.
          3. Novac vraćamo najkasnije 14 dana otkako smo primili vašu izjavu, istim putem kojim ste platili. S povratom možemo pričekati dok knjige ne stignu ili dok nam ne pošaljete potvrdu da su poslane.

          Vraćamo cijenu, a za cijelu narudžbu i trošak najjeftinije uobičajene dostave koju smo nudili te naknadu za pouzeće. Trošak slanja
          natrag snosite vi, osim ako smo pogriješili mi. Knjigu slobodno prelistajte kao u knjižari; odgovarate samo za umanjenje vrijednosti
          koje je nastalo od nečega više od toga, primjerice podcrtane rečenice ili kave na naslovnici.

          ## Kad se ugovor ne može raskinuti

          - **Proizvod po vašoj mjeri:** knjiga s posvetom koju ste sami sastavili, jer je nitko drugi ne bi mogao kupiti
          - **E-knjiga** čije je preuzimanje počelo uz vaš izričit pristanak i potvrdu da time gubite pravo na raskid
          - **Zapečaćene zvučne i video snimke** otpečaćene nakon dostave
          - **Novine i časopisi**, osim u pretplati

          ## Obrazac za jednostrani raskid

          > Za: ${seedCompany.legalName}, ${seedCompany.street}, ${seedCompany.zipCode} ${seedCompany.city}, prigovori@podlampom.example.
          > Ja, (ime i prezime, adresa), ovime izjavljujem da jednostrano raskidam ugovor o kupnji sljedećih proizvoda: (naslovi). Naručeno dana: (datum).
          > Primljeno dana: (datum). Broj narudžbe: (broj). Potpis potrošača (samo ako se obrazac šalje na papiru). Datum.

          ## Zamjena

          Zamjenu radimo u roku od 30 dana za svaku nečitanu knjigu, i kad ste je kupili u knjižari. Dovoljan je broj narudžbe ili račun. Ako je nova
          knjiga skuplja, doplatite razliku; ako je jeftinija, razliku vraćamo.

          ## Oštećen ili pogrešan primjerak

          Pošaljite nam fotografiju. Ispravan primjerak kreće isti ili sljedeći radni dan, a dostavljač će pri dolasku preuzeti onaj neispravan. Prava
          koja imate kod nedostataka otkrivenih kasnije opisana su u [uvjetima kupnje](/uvjeti-kupnje).
        `),
      },
    },
    {
      type: 'faq',
      meta: {
        title: 'Još nešto?',
        items: seedList([
          {
            question: 'Dobio sam istu knjigu na dar dvaput. Mogu li je zamijeniti bez računa?',
            answer: prose('Možete, ako ju je darovatelj kupio kod nas. Recite nam njegovo ime ili donesite knjigu s našom naljepnicom.'),
          },
          {
            question: 'Vraćam samo dio narudžbe. Što je s besplatnom dostavom?',
            answer: prose('Ostaje besplatna. Zbog povrata nikome ne naplaćujemo dostavu naknadno.'),
          },
          {
            question: 'Što je s kuponom?',
            answer: prose(
              'Vraćamo iznos koji ste doista platili za vraćenu knjigu. Kupon koji vrijedi jednom ostaje iskorišten, osim kad se narudžba otkaže prije slanja.',
            ),
          },
        ]),
      },
    },
  ],
}
