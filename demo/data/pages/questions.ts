import { prose } from '@/demo/model/prose'
import type { SeedPage } from '@/demo/model/types'
import { seedList } from '@/demo/model/seed-list'

export const questionsPage: SeedPage = {
  key: 'cesta-pitanja',
  title: 'Česta pitanja',
  slug: 'cesta-pitanja',
  description: 'Odgovori na pitanja o narudžbi, dostavi, plaćanju, članstvu, e-knjigama i večernjim čitanjima.',
  sections: [
    { type: 'page-title', meta: { title: 'Česta pitanja', lead: 'I nekoliko rijetkih, koja nam se sviđaju.' } },
    {
      type: 'faq',
      meta: {
        title: 'Narudžba i plaćanje',
        items: seedList([
          {
            question: 'Moram li otvoriti račun da bih kupio knjigu?',
            answer: prose(
              'Ne. Kao gost upisujete samo ono što treba za dostavu i potvrdu. Račun se isplati ako želite popis želja i pregled narudžbi.',
            ),
          },
          {
            question: 'Mogu li promijeniti narudžbu nakon potvrde?',
            answer: prose('Dok paket nije zapakiran, da. Nazovite ili [pišite](/kontakt) što prije i navedite broj narudžbe.'),
          },
          {
            question: 'Kako znam da je knjiga na zalihi?',
            answer: prose(
              'Piše uz cijenu. *Još nekoliko* znači pet primjeraka ili manje. Količinu provjeravamo još jednom kad potvrđujete narudžbu, pa se ne može dogoditi da dvoje kupi isti, zadnji primjerak.',
            ),
          },
          {
            question: 'Kako mogu platiti?',
            answer: prose(
              'Karticom, općom uplatnicom ili pouzećem, a u knjižari gotovinom i karticom. Sve je opisano na stranici [Načini plaćanja](/nacini-placanja).',
            ),
          },
          {
            question: 'Trebam R1 račun.',
            answer: prose('U koraku s adresom označite da kupujete za tvrtku i upišite naziv i OIB. Račun stiže e-poštom.'),
          },
        ]),
      },
    },
    {
      type: 'faq',
      meta: {
        title: 'Dostava i povrat',
        items: seedList([
          {
            question: 'Kad stiže moja knjiga?',
            answer: prose(
              'U Hrvatskoj za jedan do tri radna dana, a što naručite radnim danom do podneva, šaljemo isti dan. Cijene i rokovi za druge zemlje su na stranici [Dostava](/dostava).',
            ),
          },
          {
            question: 'Može li dar stići ravno slavljeniku?',
            answer: prose('Može. U drugu adresu upišite njegovu, a u napomenu rečenicu za čestitku. Račun tada ide samo vama, e-poštom.'),
          },
          {
            question: 'Knjiga mi se nije svidjela. Mogu li je vratiti?',
            answer: prose('U roku od 14 dana možete, bez objašnjenja. Kako, piše na stranici [Povrat i zamjena](/povrat-i-zamjena).'),
          },
        ]),
      },
    },
    {
      type: 'faq',
      meta: {
        title: 'Knjige i čitanja',
        items: seedList([
          {
            question: 'Na čemu se čitaju vaše e-knjige?',
            answer: prose(
              'U formatu EPUB su, pa rade na telefonu, tabletu i gotovo svakom čitaču. Ako vaš uređaj traži drugi format, javite nam.',
            ),
          },
          {
            question: 'Možete li nabaviti knjigu koje nema na stranici?',
            answer: prose('Često možemo. Za domaća izdanja trebamo dva do pet dana, za strana dva do četiri tjedna. Ne tražimo predujam.'),
          },
          {
            question: 'Treba li se prijaviti na večernje čitanje?',
            answer: prose(
              'Ne treba, ali članovima čuvamo stolac do večeri uoči čitanja. Vrata otvaramo pola sata ranije. O prošlim večerima pišemo u [objavama](/objave/vecernja-citanja).',
            ),
          },
          {
            question: 'Otkupljujete li rabljene knjige?',
            answer: prose(
              'Otkupljujemo u utorak i četvrtak poslijepodne, do dvadeset knjiga odjednom. Enciklopedije više ne možemo, polica je na granici nosivosti.',
            ),
          },
          {
            question: 'Koju knjigu da pročitam kad se ništa ne čita?',
            answer: prose(
              'Tanku. Uzmite [kratke priče](/shop/kratke-price), jednu prije spavanja, bez obveze da sutra nastavite. Obično nastavite.',
            ),
          },
        ]),
      },
    },
  ],
}
