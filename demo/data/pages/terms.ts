import { seedCompany } from '@/demo/data/options'
import { prose } from '@/demo/model/prose'
import type { SeedPage } from '@/demo/model/types'

export const termsPage: SeedPage = {
  key: 'uvjeti-kupnje',
  title: 'Uvjeti kupnje',
  slug: 'uvjeti-kupnje',
  description: 'Opći uvjeti kupnje u internetskoj knjižari Pod lampom: narudžba, cijene, plaćanje, raskid ugovora, prigovori.',
  sections: [
    {
      type: 'page-title',
      meta: { title: 'Uvjeti kupnje', lead: 'Pisani da se mogu pročitati. Ako je nešto i dalje nejasno, pitajte prije nego što kliknete.' },
    },
    {
      type: 'rich-text',
      meta: {
        body: prose(`
          ## 1. Tko prodaje

          Prodavatelj je ${seedCompany.legalName}, ${seedCompany.street}, ${seedCompany.zipCode} ${seedCompany.city}, OIB ${seedCompany.oib}, upisan u sudski
          registar Trgovačkog suda u Zagrebu pod MBS ${seedCompany.mbs}, temeljni kapital 2.500,00 € uplaćen u cijelosti, direktorica ${seedCompany.director}
          (dalje: *Pod lampom* ili *mi*). Telefon: ${seedCompany.phone}. E-pošta: [${seedCompany.email}](mailto:${seedCompany.email}).

          Kupac je svaka punoljetna osoba ili tvrtka koja naruči u ovoj trgovini. Odredbe o pravima potrošača vrijede za fizičke osobe koje
          kupuju izvan svoje poslovne djelatnosti. Uvjeti se temelje na Zakonu o zaštiti potrošača, Zakonu o obveznim odnosima i Zakonu o
          elektroničkoj trgovini, a važe oni koji su objavljeni u trenutku narudžbe.

          ## 2. Proizvodi i cijene

          Cijene su u eurima i sadrže PDV. Trošak dostave i naknada za pouzeće prikazani su u zbroju prije nego što narudžbu potvrdite i
          pišu na stranicama [Dostava](/dostava) i [Načini plaćanja](/nacini-placanja). Uz svaki sniženi proizvod naznačena je i **najniža
          cijena u trideset dana prije sniženja**.

          Članska cijena vrijedi za imatelje kartice, kako je opisano na stranici [Članstvo](/clanstvo). Slike su vjerne koliko zaslon dopušta;
          naklada, uvez ili boja korica mogu se razlikovati kod ponovljenih izdanja. Ako je cijena objavljena zbog očite pogreške, javit ćemo
          vam prije slanja i pitati želite li proizvod po ispravnoj cijeni ili povrat uplate.

          ## 3. Narudžba i sklapanje ugovora

          Proizvode stavljate u košaricu, u naplati upisujete adresu, birate dostavu i plaćanje te pregledavate zbroj. Do pritiska na gumb za
          potvrdu sve možete ispraviti. Gumb znači narudžbu **s obvezom plaćanja**. Kupiti možete kao gost ili s korisničkim računom.

          Odmah nakon narudžbe dobivate potvrdu e-poštom. Tom je potvrdom ugovor sklopljen, na hrvatskom jeziku, a primjerak ostaje pohranjen
          kod nas i u vašoj pošti. Ako proizvoda ipak nema, javit ćemo vam u roku od dva radna dana i vratiti sve što ste platili.

          ## 4. Plaćanje

          Plaćate na jedan od načina koji su vam ponuđeni u naplati; opisani su na stranici [Načini plaćanja](/nacini-placanja). Narudžbe s
          općom uplatnicom koje nisu plaćene u pet radnih dana otkazujemo, uz prethodnu poruku.

          ## 5. Dostava

          Rokovi i cijene su na stranici [Dostava](/dostava). Ako ne uspijemo isporučiti u dogovorenom roku, a najkasnije u roku od 30 dana od
          sklapanja ugovora, možete nam ostaviti primjeren dodatni rok, a nakon njega raskinuti ugovor. Rizik slučajnog oštećenja prelazi na vas
          tek kad knjige preuzmete.

          ## 6. Jednostrani raskid ugovora

          Potrošač može u roku od **14 dana**, bez navođenja razloga, raskinuti ugovor. Rok teče od dana kad ste vi ili osoba koju ste odredili
          preuzeli proizvod, a kod više proizvoda iz jedne narudžbe od preuzimanja posljednjeg. Postupak, obrazac i iznimke opisani su na
          stranici [Povrat i zamjena](/povrat-i-zamjena).

          ## 7. Odgovornost za nedostatke

          Odgovaramo za materijalne nedostatke prema Zakonu o obveznim odnosima. Ako knjiga ima prazne, udvojene ili razrezane stranice, ili se uvez
          raspada od običnog čitanja, javite nam u roku od dva mjeseca otkako ste nedostatak primijetili, a najkasnije dvije godine od
          preuzimanja. Birate između zamjene i popravka, a kad to nije moguće ili traje nerazumno dugo, između sniženja cijene i raskida
          ugovora. Troškove snosimo mi.

          ## 8. E-knjige i digitalni sadržaj

          E-knjigu isporučujemo poveznicom za preuzimanje. Zaštićena je autorskim pravom i namijenjena vašoj osobnoj uporabi na svim vašim
          uređajima. Formati i potrebni programi navedeni su uz svaki naslov. Dužni smo isporučiti ispravnu datoteku, i s ispravcima ako ih nakladnik
          objavi.

          ## 9. Pretplate

          Pretplata se plaća PayPalom i obnavlja u razmacima koje odaberete pri narudžbi. Cijena paketa, s dostavom, dok traje ostaje ista.
          Otkazati je možete u svakom trenutku, bez naknade, na svojem PayPal računu, s učinkom od sljedeće naplate. Gdje stranica proizvoda
          ne nudi razmake, kupujete jedan paket koji se ne obnavlja.

          ## 10. Komentari i ocjene

          Ocjene proizvoda mogu pisati registrirani korisnici. Uz recenziju kupca s računom, koji je proizvod platio kod nas, stoji »Potvrđena kupnja«; za ostale to ne provjeravamo. Objavljujemo i dobre i loše; ne
          objavljujemo uvrede, reklame i tuđe osobne podatke.

          ## 11. Prigovori i sporovi

          Pisani prigovor možete predati u knjižari, poslati na našu adresu ili na
          [prigovori@podlampom.example](mailto:prigovori@podlampom.example). Primitak potvrđujemo odmah, a odgovaramo pisano najkasnije **u roku od
          15 dana**.

          Ako ne nađemo zajedničko rješenje, spor možete riješiti pred tijelom za alternativno rješavanje potrošačkih sporova, primjerice
          pred Centrom za mirenje ili Sudom časti Hrvatske gospodarske komore. Za ono što se ne riješi mirno mjerodavno je hrvatsko pravo i
          nadležan je sud prema zakonu; potrošač iz druge države članice zadržava zaštitu koju mu daju propisi njegove države.

          ## 12. Završno

          Podatke obrađujemo kako je opisano u [pravilima privatnosti](/pravila-privatnosti). Izmjene ovih uvjeta ne vrijede za narudžbe poslane
          prije njihove objave.
        `),
      },
    },
  ],
}
