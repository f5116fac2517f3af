import { describe, expect, it } from 'vitest'
import { mapped, sheet } from '@/tests/support/import/csv-file'
import { wooEnglish } from '@/tests/support/import/foreign-headers'

const book = {
  ID: 7,
  Type: 'simple',
  SKU: 'KNJ-7',
  Name: 'Tri rječnika',
  Published: 1,
  'Is featured?': 1,
  'Visibility in catalog': 'visible',
  'Tax status': 'taxable',
  'Tax class': 'stopa-5',
  'In stock?': 1,
  Stock: 12,
  'Weight (kg)': '0,45',
  'Regular price': '19.90',
}

describe('a short description that a summary cannot hold', () => {
  const long = `<p>${'riječ '.repeat(200)}kraj</p>`
  const linked = '<p>Vidi <a href="https://a.hr/upute">upute</a>.</p>'
  it.each([
    ['moves into an empty description', long, '', /^warning 2 Short description: .*skraćen.*dolazi i u prazan opis\.$/, 'kraj'],
    ['is cut with a warning beside a description', long, '<p>Opis</p>', /skraćen je na 1000 znakova\.$/, 'Opis'],
    ['keeps its links in an empty description', linked, '', /Poveznice iz kratkog opisa otpadaju\. Cijeli/, 'https://a.hr/upute'],
    ['loses its links with a warning beside a description', linked, '<p>Opis</p>', /otpadaju\.$/, 'Opis'],
  ])('%s', async (_, short, description, problem, inDescription) => {
    const { records, problems } = await mapped(sheet(wooEnglish, { ...book, 'Short description': short, Description: description }))
    expect(problems).toEqual([expect.stringMatching(problem)])
    expect(JSON.stringify(records['KNJ-7']?.fields.texts?.hrv?.description)).toContain(inDescription)
  })

  it('is kept as it is otherwise', async () => {
    const { records, problems } = await mapped(sheet(wooEnglish, { ...book, 'Short description': '<p>Kratko <b>i</b> jasno</p>' }))
    expect(problems).toEqual([])
    expect(records['KNJ-7']?.fields.texts?.hrv).toMatchObject({ summary: 'Kratko i jasno', description: { type: 'doc' } })
  })
})

describe('a variation for any value', () => {
  const parent = {
    ...book,
    ID: 44,
    Type: 'variable',
    SKU: 'TORBA',
    Name: 'Torba',
    'Regular price': '',
    Stock: '',
    'Attribute 1 name': 'Boja',
    'Attribute 1 value(s)': 'Crvena, Plava, Žuta',
    'Attribute 1 global': 1,
    'Attribute 2 name': 'Veličina',
    'Attribute 2 value(s)': 'M',
    'Attribute 2 global': 1,
  }
  const variation = (id: number, colour: string, cells = {}) => ({
    ...book,
    ID: id,
    Type: 'variation',
    SKU: `T-${id}`,
    Name: 'Torba',
    Parent: 'TORBA',
    'Attribute 1 name': 'Boja',
    'Attribute 1 value(s)': colour,
    'Attribute 2 name': 'Veličina',
    'Attribute 2 value(s)': 'M',
    ...cells,
  })

  it('becomes one for each value that no other variation has, and its stock is divided', async () => {
    const { records, problems } = await mapped(sheet(wooEnglish, parent, variation(45, 'Plava'), variation(46, '', { Stock: 5 })))
    expect(Object.keys(records)).toEqual(['TORBA', 'T-45', 'T-46-crvena', 'T-46-zuta'])
    expect(records['T-46-zuta']?.fields).toMatchObject({
      onHand: 2,
      texts: { hrv: { name: 'Torba - Žuta' } },
      attributes: [
        { name: 'boja', given: { values: ['Žuta'] } },
        { name: 'velicina', given: { values: ['M'] } },
      ],
    })
    expect(records['T-46-crvena']?.fields.onHand).toBe(3)
    expect(records.TORBA?.fields.axes).toMatchObject([{ name: 'boja' }, { name: 'velicina' }])
    expect(problems).toEqual([
      'warning 4 Attribute 1 value(s): Varijanta vrijedi za svaku vrijednost („Boja”), pa postaje 2 varijanti; njezina zaliha dijeli se među njima.',
    ])
  })

  it('is dropped with a warning where other variations have every value', async () => {
    const colours = ['Crvena', 'Plava', 'Žuta'].map((colour, at) => variation(45 + at, colour))
    const { records, problems } = await mapped(sheet(wooEnglish, parent, ...colours, variation(48, '')))
    expect(Object.keys(records)).toEqual(['TORBA', 'T-45', 'T-46', 'T-47'])
    expect(problems).toEqual([
      'warning 6 Attribute 1 value(s): Varijanta vrijedi za svaku vrijednost („Boja”), a svaku već ima druga varijanta, pa otpada.',
    ])
  })

  it('loses the choice where the product offers no values', async () => {
    const { records, problems } = await mapped(
      sheet(wooEnglish, { ...parent, 'Attribute 1 value(s)': '' }, variation(45, '', { 'Attribute 1 value(s)': '' })),
    )
    expect(records.TORBA?.fields.axes).toMatchObject([{ name: 'velicina' }])
    expect(problems).toEqual(['warning 3 Attribute 1 value(s): Varijanta vrijedi za svaku vrijednost atributa „Boja”; taj izbor otpada.'])
  })

  it('is refused when it would be too many', async () => {
    const many = Array.from({ length: 201 }, (_, n) => `v${n}`).join(', ')
    const { problems } = await mapped(sheet(wooEnglish, { ...parent, 'Attribute 1 value(s)': many }, variation(45, '')))
    expect(problems).toEqual([expect.stringMatching(/^error 3 .*više od 200 varijanti/)])
  })
})

describe('entities of a WooCommerce file', () => {
  it('are decoded in names, brands, categories, values and tags', async () => {
    const headers = [...wooEnglish]
    const cells = {
      Name: 'Johnson &amp; Johnson',
      Brands: 'Johnson &amp; Johnson',
      Categories: 'Šampon &amp; kupka &gt; djeca, A &amp;amp; B > C',
      Tags: 'R&amp;D',
      'Attribute 1 name': 'Miris &amp; boja',
      'Attribute 1 value(s)': 'limun &amp; menta',
      'Attribute 1 global': 1,
    }
    const { records } = await mapped(sheet(headers, { ...book, ...cells }))
    expect(records['KNJ-7']?.fields).toMatchObject({
      texts: { hrv: { name: 'Johnson & Johnson', extraWords: ['R&D'] } },
      manufacturer: { name: 'Johnson & Johnson' },
      categories: [{ path: ['Šampon & kupka > djeca'] }, { path: ['A & B', 'C'] }],
      attributes: [{ name: 'miris-boja', label: 'Miris & boja', given: { values: ['limun & menta'] } }],
    })
  })
})

describe('descriptions of a WooCommerce file', () => {
  it('give their pictures to the product and keep their videos as links', async () => {
    const description =
      '<p>Prije</p><img src="https://a.hr/2.jpg" alt="Straga"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'
    const { records, problems } = await mapped(sheet(wooEnglish, { ...book, Images: 'https://a.hr/1.jpg', Description: description }))
    expect(records['KNJ-7']?.fields.pictures).toEqual([
      { source: 'https://a.hr/1.jpg', alt: '' },
      { source: 'https://a.hr/2.jpg', alt: 'Straga' },
    ])
    expect(JSON.stringify(records['KNJ-7']?.fields.texts?.hrv?.description)).toContain('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(problems).toEqual([
      'warning 2 Description: Video ili zvuk iz opisa postaje poveznica: https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'warning 2 Description: Slike iz opisa (1) dolaze među slike proizvoda.',
    ])
  })
})

describe('what a description loses', () => {
  it.each([
    ['a table', '<table><tr><td>Širina</td></tr></table>', 'Tablica u opisu postaje običan tekst.'],
    [
      'a link to a file name',
      '<a href="upute.pdf">upute</a>',
      'Poveznica u opisu koja ne vodi na web, e-poštu ni telefon postaje običan tekst.',
    ],
    ['a form', '<form><p>Upit</p></form>', 'Od obrasca u opisu ostaje samo tekst.'],
    ['a drawing', '<p>a</p><svg><path/></svg>', 'Crtež (SVG) u opisu nije uvezen.'],
    [
      'a picture inside the text',
      '<img src="data:image/png;base64,AA">',
      'Slika, video ili zvuk u opisu nema adresu na webu, pa nije uvezen.',
    ],
  ])('is said of %s', async (_, Description, message) => {
    const { problems } = await mapped(sheet(wooEnglish, { ...book, Description }))
    expect(problems).toEqual([`warning 2 Description: ${message}`])
  })

  it('is said of a gallery in the short description', async () => {
    const { problems } = await mapped(sheet(wooEnglish, { ...book, 'Short description': '[gallery ids="1,2"]' }))
    expect(problems).toEqual(['warning 2 Short description: Galerija u opisu navodi slike brojevima druge trgovine, pa nije uvezena.'])
  })
})

it('says that a variable product has no variations in the file', async () => {
  const { problems } = await mapped(sheet(wooEnglish, { ...book, Type: 'variable' }))
  expect(problems).toEqual(['warning 2 Type: U datoteci nema varijanti ovog proizvoda.'])
})

it('reads attributes and downloads beyond a deleted column', async () => {
  const columns = [...wooEnglish, 'Attribute 4 name', 'Attribute 4 value(s)', 'Download 3 URL']
  const cells = { 'Attribute 4 name': 'Uvez', 'Attribute 4 value(s)': 'tvrdi', 'Download 3 URL': 'https://a.hr/a.pdf' }
  const { records } = await mapped(sheet(columns, { ...book, ...cells, Type: 'simple, downloadable' }))
  expect(records['KNJ-7']?.fields).toMatchObject({ attributes: [{ label: 'Uvez' }], files: [{ source: 'https://a.hr/a.pdf' }] })
})

it('names further rows of one SKU by their ID', async () => {
  const { records, problems } = await mapped(
    sheet(
      wooEnglish,
      { ...book, ID: 45, Type: 'variation', SKU: 'TORBA', Parent: 'id:44', 'Attribute 1 name': 'Boja', 'Attribute 1 value(s)': 'Plava' },
      { ...book, ID: 44, Type: 'variable', SKU: 'TORBA', 'Attribute 1 name': 'Boja', 'Attribute 1 value(s)': 'Plava' },
      { ...book, ID: 46, SKU: 'TORBA' },
    ),
  )
  expect(Object.keys(records)).toEqual(['woo-45', 'TORBA', 'woo-46'])
  expect(records['woo-45']?.fields.variantOf?.parentSku).toBe('TORBA')
  expect(problems).toEqual([
    'warning 2 SKU: SKU „TORBA” ima i drugi redak, pa ovaj dobiva „woo-45”.',
    'warning 4 SKU: SKU „TORBA” ima i drugi redak, pa ovaj dobiva „woo-46”.',
  ])
})
