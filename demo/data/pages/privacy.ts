import { seedCompany } from '@/demo/data/options'
import { prose } from '@/demo/model/prose'
import type { SeedPage } from '@/demo/model/types'

export const privacyPage: SeedPage = {
  key: 'pravila-privatnosti',
  title: 'Pravila privatnosti',
  slug: 'pravila-privatnosti',
  description: 'Koje osobne podatke obrađuje knjižara Pod lampom, zašto, koliko dugo i kako možete ostvariti svoja prava.',
  sections: [
    {
      type: 'page-title',
      meta: { title: 'Pravila privatnosti', lead: 'Što čitate, vaša je stvar. Evo što o vama ipak moramo znati i koliko to dugo pamtimo.' },
    },
    {
      type: 'rich-text',
      meta: {
        body: prose(`
          ## Tko je odgovoran

          Voditelj obrade je ${seedCompany.legalName}, ${seedCompany.street}, ${seedCompany.zipCode} ${seedCompany.city}, OIB ${seedCompany.oib}. Za sva pitanja o podacima
          pišite na [privatnost@podlampom.example](mailto:privatnost@podlampom.example) ili na našu adresu. Podatke obrađujemo prema Općoj
          uredbi o zaštiti podataka (EU) 2016/679 i Zakonu o provedbi Opće uredbe o zaštiti podataka.

          ## Što obrađujemo, zašto i na kojoj osnovi

          - **Narudžba.** Ime i prezime, adresa, e-pošta, telefon, sadržaj narudžbe, a za tvrtke naziv i OIB. Osnova: izvršenje ugovora. Bez tih podataka paket ne može stići.
          - **Račun i knjigovodstvo.** Podaci s računa. Osnova: zakonska obveza.
          - **Korisnički račun.** E-pošta, lozinka (spremljena samo kao sažetak iz kojeg se ne može pročitati), adrese, popis želja, narudžbe. Osnova: ugovor o korištenju računa.
          - **Članska kartica.** Ime i broj kartice. Osnova: ugovor o članstvu.
          - **Pismo pod lampom.** E-pošta i trenutak pristanka. Osnova: vaša privola, koju možete povući poveznicom u svakom pismu.
          - **Obavijest da je proizvod stigao.** E-pošta i proizvod koji čekate. Osnova: vaš zahtjev; odustajete poveznicom iz poruke.
          - **Komentari i ocjene.** Ime koje ste odabrali i tekst. Osnova: ugovor o korištenju računa.
          - **Upiti i prigovori.** Ono što nam napišete. Osnova: naš legitimni interes da odgovorimo, a kod prigovora zakonska obveza.
          - **Sigurnost.** IP adresa i vrijeme zahtjeva u zapisima poslužitelja. Osnova: legitimni interes da zaštitimo trgovinu od zlouporabe.

          Ne izrađujemo profile čitatelja, ne prodajemo podatke i ne donosimo automatizirane odluke koje bi na vas pravno utjecale.

          ## Koliko dugo čuvamo

          - računi i isprave uz njih: 11 godina, kako traže računovodstveni propisi
          - narudžbe: do isteka rokova za nedostatke i zastare, najdulje 5 godina od isporuke
          - korisnički račun: dok ga ne zatvorite; nakon pet godina bez prijave pitamo želite li ga zadržati
          - prijava na pismo koju nitko ne potvrdi: sedam dana
          - privola za pismo: do odjave, a zapis o danoj privoli dok nam može trebati kao dokaz
          - zahtjev za obavijest o proizvodu: sedam dana ako ga ne potvrdite, inače dok ne javimo, najdulje godinu dana
          - zahtjev o privatnosti: sedam dana ako ga ne potvrdite, inače tri godine od odgovora; kod brisanja bez vaših podataka
          - upiti i ispunjeni obrasci: šest mjeseci; prigovori: jedna godina od odgovora
          - poruke koje smo vam poslali: jedna godina
          - napuštena košarica: tri mjeseca, a košarica s računom dok je račun otvoren
          - zapisi poslužitelja: 30 dana

          ## Kad obrišete račun

          Račun brišete sami, na stranici *Sigurnost* u svojem profilu. Odmah ste svugdje odjavljeni, a podaci se brišu nakon **14 dana**; do
          tada ih vraća obična prijava. Narudžba, odustanak ili povrat novca koji još traju najprije se dovrše.

          Tada **nestaju** adrese, popis želja, košarica, recenzije i komentari, članska kartica u računu, prijave s uređaja i preko drugih usluga, pretplata
          na pismo, ispunjeni obrasci, proizvodi koje čekate i poruke koje smo vam poslali.

          **Ostaje** samo ono što moramo čuvati:

          - izdani računi, s imenom i adresom na njima, stavkama i iznosima, jer to traže računovodstveni propisi. Adresa dostave, e-pošta, poruke i posvete iz narudžbe se prazne
          - zapisi o privolama koje ste dali ili povukli (adresa e-pošte, tekst privole i trenutak), kao dokaz da smo ih imali

          Prije brisanja na istoj stranici možete preuzeti sve svoje podatke u jednoj arhivi.

          ## Tko još vidi podatke

          Samo onoliko koliko treba za posao: dostavna služba i paketne točke (ime, adresa, telefon), pružatelj usluge plaćanja ako platite na
          njegovoj stranici, knjigovodstvo, te tvrtka koja održava poslužitelj i slanje e-pošte. S njima imamo ugovore o obradi. Podaci
          ostaju u Europskom gospodarskom prostoru; ako bi iznimno otišli izvan njega, primijenili bismo standardne ugovorne klauzule. Državnim
          tijelima podatke dajemo samo kad to propis traži.

          ## Kolačići

          **Nužni** rade uvijek, jer bez njih trgovina ne radi:

          - *cartId* i *protectCode*: pamte vašu košaricu, godinu dana
          - *prijava*: http kolačić koji obnavlja prijavu; briše se odjavom
          - *gost*: e-pošta koju ste upisali u naplati, da je ne pišete ponovno, 30 dana
          - *članska kartica*: njezin broj, 30 dana
          - *odabir kolačića*: vaša odluka iz obavijesti, godinu dana

          **Statistika** te **oglasi i video** pale se tek nakon što pristanete. Dok ne odaberete, ne učitava se ništa od toga. Podcast se
          prikazuje u načinu rada bez praćenja, a sadržaj s tuđeg poslužitelja dolazi tek kad pritisnete gumb za puštanje. Odluku
          možete promijeniti u svakom trenutku: poveznica *Postavke kolačića* stoji u podnožju.

          ## Vaša prava

          Možete zatražiti pristup svojim podacima, ispravak, brisanje, ograničenje obrade i prijenos podataka u čitljivom obliku, te prigovoriti obradi koja se
          temelji na legitimnom interesu. Pristup, brisanje i ispravak najbrže je poslati [obrascem](/zahtjev-o-privatnosti), i bez računa. Privolu možete povući kad god želite, bez utjecaja na ono što je prije toga učinjeno.
          Pišite na [privatnost@podlampom.example](mailto:privatnost@podlampom.example); odgovaramo najkasnije u roku od mjesec dana i
          ne naplaćujemo ništa. Možda ćemo vas zamoliti da potvrdite tko ste, kako tuđe podatke ne bismo dali krivoj osobi.

          Ako smatrate da smo pogriješili, možete se obratiti Agenciji za zaštitu osobnih podataka ([azop.hr](https://azop.hr)).

          ## Djeca

          Račun mogu otvoriti osobe starije od 16 godina. Mlađima knjige kupuju odrasli, a mlađi nam ih zatim prepričavaju.

          ## Izmjene

          O važnijim promjenama javljamo e-poštom onima koji imaju račun ili primaju pismo. Prijašnje inačice šaljemo na zahtjev.
        `),
      },
    },
  ],
}
