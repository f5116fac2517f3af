import { prose } from '@/demo/model/prose'
import type { SeedPage } from '@/demo/model/types'

export const accessibilityPage: SeedPage = {
  key: 'izjava-o-pristupacnosti',
  title: 'Izjava o pristupačnosti',
  slug: 'izjava-o-pristupacnosti',
  description: 'Koliko je internetska knjižara Pod lampom pristupačna, što još popravljamo i kako nam javiti prepreku.',
  sections: [
    {
      type: 'page-title',
      meta: { title: 'Izjava o pristupačnosti', lead: 'Čitanje je za sve, pa bi i kupnja knjige trebala biti.' },
    },
    {
      type: 'rich-text',
      meta: {
        body: prose(`
          Trgovinu gradimo prema Smjernicama za pristupačnost mrežnog sadržaja WCAG 2.2, razina AA, i normi EN 301 549, na koje upućuje
          Europski akt o pristupačnosti, Direktiva (EU) 2019/882. Izjava vrijedi za sve stranice ove trgovine.

          ## Što radi

          - Cijela kupnja, od pretrage do potvrde, može se obaviti tipkovnicom. Fokus je uvijek vidljiv, a na početku stranice je poveznica koja preskače izbornik.
          - Naslovi, popisi, polja i gumbi imaju imena koja čitač zaslona zna izgovoriti. Pogreške u obrascima pišu uz polje i objavljuju se čitaču.
          - Tekst se može povećati na 200 % i čitati na zaslonu od 360 piksela bez pomicanja u stranu.
          - Boje imaju kontrast najmanje 4,5 : 1, a nijedna obavijest ne ovisi samo o boji.
          - Tko u sustavu zatraži manje animacija, neće ih vidjeti.
          - E-knjige u formatu EPUB mogu se čitati naglas programom za čitanje, ako nakladnik uz naslov nije naveo drukčije.

          ## Što još ne radi

          Trgovina je djelomično usklađena. Znamo za ovo i popravljamo:

          - epizode podcasta nemaju još sve pisani prijepis; na zahtjev ga šaljemo u roku od pet radnih dana
          - starije e-knjige nekih nakladnika nemaju opise slika
          - stranica banke za plaćanje karticom nije naša i za njezinu pristupačnost ne možemo jamčiti; opća uplatnica i pouzeće rade bez nje

          ## Knjižara u Tihoj ulici

          Ulaz je širok 95 centimetara i u razini pločnika. Do podruma vodi jedanaest stuba bez dizala. Psi pomagači su dobrodošli, a pri večernjim
          čitanjima prva dva reda imaju pojačan zvuk. Ako vam je lakše, kupnju možete obaviti i telefonom.

          ## Javite prepreku

          Pišite na [pristupacnost@podlampom.example](mailto:pristupacnost@podlampom.example), nazovite +385 1 5550 123 ili svratite; svi su putovi na
          stranici [Kontakt](/kontakt). Odgovaramo u roku od pet radnih dana. Ako niste zadovoljni odgovorom, možete podnijeti
          prigovor kako je opisano u [uvjetima kupnje](/uvjeti-kupnje), a zatim i pritužbu nadležnom inspekcijskom tijelu.

          Usklađenost provjeravamo automatskim ispitima pri svakoj izmjeni i ručno, tipkovnicom i čitačem zaslona, najmanje jednom godišnje.
        `),
      },
    },
  ],
}
