import { paragraphs, type SectionExample } from './example'

export const heroExample: SectionExample = {
  type: 'hero',
  meta: {
    eyebrow: 'Novo u izlogu',
    title: 'Naslov koji poziva unutra',
    lead: 'Jedna ili dvije rečenice o tome što posjetitelja ovdje čeka.',
  },
  options: { tone: 'evening' },
  linkMeta: {
    cta: { kind: 'route', target: '/shop', label: 'U trgovinu' },
    secondary: { kind: 'route', target: '/blog', label: 'Pročitajte više' },
  },
}

export const pageTitleExample: SectionExample = {
  type: 'page-title',
  meta: { eyebrow: 'O nama', title: 'Naslov stranice', lead: 'Rečenica koja kaže o čemu je stranica.' },
}

export const richTextExample: SectionExample = {
  type: 'rich-text',
  meta: {
    body: paragraphs(
      'Ovdje počinje vaš tekst. Prvi odlomak kaže ono najvažnije.',
      'U drugom su pojedinosti: primjer, brojka ili uputa kamo dalje.',
    ),
  },
}

export const imageTextExample: SectionExample = {
  type: 'image-text',
  meta: { title: 'Slika govori, tekst objašnjava', text: paragraphs('Nekoliko rečenica uz sliku: tko, što i zašto.') },
  options: { side: 'right' },
  linkMeta: { cta: { kind: 'route', target: '/shop', label: 'Saznajte više' } },
}

export const faqExample: SectionExample = {
  type: 'faq',
  meta: {
    title: 'Česta pitanja',
    items: {
      i_1: { pos: 'V', question: 'Koliko traje dostava?', answer: paragraphs('Paket obično stiže za dva do tri radna dana.') },
      i_2: { pos: 'W', question: 'Mogu li vratiti kupljeno?', answer: paragraphs('Možete, u roku od 14 dana od primitka.') },
      i_3: { pos: 'X', question: 'Kako mogu platiti?', answer: paragraphs('Karticom, uplatom na račun ili pouzećem.') },
    },
  },
}
