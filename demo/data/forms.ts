import type { SeedForm } from '@/demo/model/types'

const email = { name: 'email', kind: 'email', label: 'E-pošta', required: true } as const

export const seedForms: SeedForm[] = [
  {
    key: 'kontakt',
    title: 'Upit',
    keepDays: 180,
    fields: [
      {
        name: 'topic',
        kind: 'choice',
        label: 'O čemu je riječ',
        required: true,
        options: [
          { value: 'narudzba', label: 'Narudžba i dostava' },
          { value: 'povrat', label: 'Povrat ili prigovor' },
          { value: 'knjiga', label: 'Knjiga koju tražim' },
          { value: 'citanje', label: 'Večernja čitanja' },
          { value: 'ustanova', label: 'Škola, knjižnica ili tvrtka' },
          { value: 'drugo', label: 'Nešto drugo' },
        ],
      },
      { name: 'name', kind: 'name', label: 'Ime i prezime', required: true },
      email,
      { name: 'orderNumber', kind: 'text', label: 'Broj narudžbe', hint: 'Ako je imate, npr. 2026-000123.', max: 20 },
      { name: 'message', kind: 'longText', label: 'Poruka', required: true, max: 3000 },
    ],
  },
  {
    key: 'citateljski-klub',
    title: 'Vodič za čitateljski klub',
    keepDays: 180,
    fields: [{ name: 'name', kind: 'name', label: 'Ime' }, email],
    goal: {
      type: 'file',
      file: {
        name: 'vodic-za-citateljski-klub.epub',
        title: 'Vodič za čitateljski klub',
        text: 'Kako okupiti pet ljudi oko jedne knjige, o čemu razgovarati kad se nitko ne usudi prvi i zašto na stol ide kolač, a ne zapisnik.',
      },
    },
  },
]
