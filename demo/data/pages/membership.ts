import { prose } from '@/demo/model/prose'
import type { SeedPage } from '@/demo/model/types'
import { seedList } from '@/demo/model/seed-list'

export const membershipPage: SeedPage = {
  key: 'clanstvo',
  title: 'Članstvo',
  slug: 'clanstvo',
  description: 'Besplatna članska kartica knjižare Pod lampom: niže cijene, mjesto na čitanjima i pozivi prije svih.',
  sections: [
    {
      type: 'page-title',
      meta: {
        title: 'Kartica za dugoprugaše',
        lead: 'Za one koji čitaju redovito, sporo, naglas ili samo nedjeljom. Besplatna je i nema rok trajanja.',
      },
    },
    {
      type: 'image-text',
      meta: {
        title: 'Što dobivate',
        text: prose(`
          - **Člansku cijenu.** Kod mnogih naslova uz redovnu stoji i niža cijena za članove. U košarici se obračuna sama kad ste prijavljeni i broj kartice je upisan.
          - **Mjesto na čitanju.** Do večeri uoči čitanja čuvamo vam stolac. Poslije toga puštamo sudbinu na vrata.
          - **Rane primjerke.** Nekoliko puta godišnje dijelimo knjige prije izlaska i molimo samo poštenu rečenicu zauzvrat.
          - **Vijest dan ranije.** Nove knjige i datume čitanja javljamo vam prije nego što osvanu u izlogu.
        `),
        image: {
          art: { kind: 'object', object: 'card', colour: 'petrol', label: 'Pod lampom' },
          alt: 'Članska kartica s crtičnim kodom',
        },
      },
      options: { side: 'left' },
      linkMeta: { cta: { kind: 'route', target: '/registracija', label: 'Otvorite račun' } },
    },
    {
      type: 'rich-text',
      meta: {
        body: prose(`
          ## Kako do kartice

          1. Zatražite je na blagajni ili nam [pišite](/kontakt), pa ćemo vam je poslati običnom poštom, bez naknade.
          2. Otvorite [korisnički račun](/registracija) i u profil upišite trinaest znamenki ispod crtičnog koda.
          3. Kupujte prijavljeni. Članska cijena vrijedi i na internetu i u knjižari.

          Kad ste prijavljeni, broj možete upisati i u košarici. Vrijedi za jednu osobu, ali nećemo vas tužiti ako njome kupite dar.
        `),
      },
    },
    {
      type: 'faq',
      meta: {
        title: 'Pitanja koja čujemo na blagajni',
        items: seedList([
          {
            question: 'Zbraja li se članska cijena s kuponom?',
            answer: prose('Da. Najprije računamo člansku uštedu, a kupon se zatim primjenjuje na ono što ostane.'),
          },
          {
            question: 'Što ako je knjiga već snižena?',
            answer: prose('Plaćate nižu od dviju cijena. Ne morate ništa birati.'),
          },
          {
            question: 'Izgubio sam karticu. Gubim li i članstvo?',
            answer: prose('Ne. Broj stoji u vašem profilu, a novu karticu dobit ćete na blagajni dok kažete keks.'),
          },
          {
            question: 'Kako prestajem biti član?',
            answer: prose(
              'Obrišite broj iz profila ili nam javite na [privatnost@podlampom.example](mailto:privatnost@podlampom.example). Podatke brišemo kako piše u [pravilima privatnosti](/pravila-privatnosti).',
            ),
          },
        ]),
      },
    },
    {
      type: 'form',
      meta: {
        title: 'Vodič za čitateljski klub',
        lead: 'Mala e-knjiga za pet ljudi, jednu knjigu i jedan kolač. Šaljemo je na adresu koju potvrdite.',
      },
      options: { form: 'citateljski-klub', anchor: 'vodic' },
    },
    {
      type: 'membership-call',
      meta: {
        title: 'Kartica čeka na blagajni',
        text: 'Dvije minute i jedan potpis. Kemijsku posuđujemo.',
        benefits: seedList([
          { text: 'Bez godišnje naknade' },
          { text: 'Bez bodova koje treba brojiti' },
          { text: 'Vrijedi odmah, i na internetu' },
        ]),
      },
      linkMeta: { cta: { kind: 'page', target: 'kontakt', label: 'Gdje smo i kad radimo' } },
    },
  ],
}
