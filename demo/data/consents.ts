import type { SeedConsent, SeedConsentAssignment } from '@/demo/model/types'

/** Consent wordings. A changed text is a new version. */
export const seedConsents: SeedConsent[] = [
  {
    uniqueNumber: 'uvjeti-kupnje',
    name: 'Uvjeti kupnje',
    displayName:
      'Pročitao/la sam i prihvaćam <a href="/uvjeti-kupnje">uvjete kupnje</a> i upoznat/a sam s <a href="/povrat-i-zamjena">pravom na povrat</a> u roku od 14 dana.',
    version: 1,
  },
  {
    uniqueNumber: 'privatnost',
    name: 'Obrada podataka za narudžbu',
    displayName:
      'Upoznat/a sam s time kako Pod lampom obrađuje moje podatke radi izvršenja narudžbe, opisano u <a href="/pravila-privatnosti">pravilima privatnosti</a>.',
    version: 1,
  },
  {
    uniqueNumber: 'racun',
    name: 'Otvaranje korisničkog računa',
    displayName:
      'Želim otvoriti korisnički račun i upoznat/a sam s <a href="/pravila-privatnosti">pravilima privatnosti</a>. Račun mogu zatvoriti kad god želim.',
    version: 1,
  },
  {
    uniqueNumber: 'novosti',
    name: 'Novosti e-poštom',
    displayName:
      'Želim najviše dvaput mjesečno primiti <strong>pismo pod lampom</strong>: nove knjige, večernja čitanja i popuste. Odjava je u svakom pismu.',
    version: 1,
  },
  {
    uniqueNumber: 'upit',
    name: 'Odgovor na upit',
    displayName:
      'Slažem se da Pod lampom ove podatke upotrijebi kako bi odgovorio na moju poruku ili poslao ono što ovdje tražim, a zatim ih izbriše u roku od <strong>šest mjeseci</strong>.',
    version: 1,
  },
]

export const seedConsentAssignments: SeedConsentAssignment[] = [
  { assignedTo: 'checkout', consents: ['uvjeti-kupnje', 'privatnost', 'novosti'], requiredConsents: ['uvjeti-kupnje', 'privatnost'] },
  { assignedTo: 'registration', consents: ['racun', 'novosti'], requiredConsents: ['racun'] },
  { assignedTo: 'newsletter', consents: ['novosti'], requiredConsents: ['novosti'] },
  { assignedTo: 'form', consents: ['upit'], requiredConsents: ['upit'] },
]
