import { paragraphs, type SectionExample } from './example'

export const membershipCallExample: SectionExample = {
  type: 'membership-call',
  meta: {
    title: 'Postanite član',
    text: 'Uz člansku karticu ide niz malih prednosti.',
    benefits: {
      i_1: { pos: 'V', text: 'Niže cijene odabranih proizvoda' },
      i_2: { pos: 'W', text: 'Poziv na događanja prije svih' },
      i_3: { pos: 'X', text: 'Poklon za rođendan' },
    },
  },
  linkMeta: { cta: { kind: 'route', target: '/registracija', label: 'Učlanite se' } },
}

export const contactDetailsExample: SectionExample = {
  type: 'contact-details',
  meta: {
    title: 'Kontakt',
    address: 'Ulica 1, 10000 Zagreb',
    hours: paragraphs('Ponedjeljak – petak: 9 – 20', 'Subota: 9 – 14'),
    phone: '01 234 5678',
    email: 'trgovina@primjer.hr',
  },
}

export const formExample: SectionExample = {
  type: 'form',
  meta: {
    title: 'Pišite nam',
    lead: 'Odgovaramo u roku od jednog radnog dana.',
    done: 'Hvala, poruka je stigla. Uskoro vam odgovaramo.',
  },
  options: { form: 'kontakt' },
}

export const newsletterExample: SectionExample = {
  type: 'newsletter',
  meta: {
    title: 'Prvi saznajte novosti',
    lead: 'Jednom tjedno: nove stvari u izlogu i pokoja preporuka.',
    note: 'Odjaviti se možete kad god želite.',
  },
}
