import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import type { SectionQuery } from './section-query'
import { defineDataSection, defineSection, type StoredSection } from './define'
import { field } from './fields'
import { publicKit } from './public-kit'

// Next's Link needs a router; a plain anchor replaces it.
vi.mock('@/lib/i18n/navigation', () => ({ PlainLink: 'a', Link: 'a' }))

const card = defineSection({
  type: 'card',
  meta: {
    title: field.text({ mobile: true }),
    lead: field.rich(),
    image: field.image({ mobile: true }),
    logo: field.group({ text: field.text() }),
    items: field.list({ text: field.text(), more: field.rich() }),
  },
  options: { tone: field.choice(['paper', 'inverse']) },
  links: ['cta'],
  Render: ({ Kit, options }) => (
    <Kit.Root className={options.tone}>
      <Kit.Text at="title" as="h1" />
      <Kit.Rich at="lead" />
      <Kit.Image at="image" sizes="100vw" />
      <Kit.Link at="cta" />
      <Kit.Group at="logo">{(Logo) => <Logo.Text at="text" as="strong" />}</Kit.Group>
      <Kit.List at="items">
        {(Item) => (
          <li>
            <Item.Text at="text" />
          </li>
        )}
      </Kit.List>
    </Kit.Root>
  ),
})

const context = { call: () => Promise.reject(new Error('No call is expected.')), kit: publicKit({ godina: '2026' }) }
const renderSection = async (section: typeof card, stored: StoredSection) =>
  render(<NextIntlClientProvider locale="hr">{await section.render(stored, context)}</NextIntlClientProvider>)

describe('a section with the public kit', () => {
  it('renders no button without a text', async () => {
    await renderSection(card, { meta: {}, linkMeta: { cta: { kind: 'page', target: 'o-nama', label: ' ' } } })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('renders each field as a plain element, lists in order', async () => {
    await renderSection(card, {
      meta: {
        title: '© {godina} Pod lampom',
        logo: { text: 'Lampa' },
        items: { i_2: { pos: 'a1', text: 'drugi' }, i_1: { pos: 'a0', text: 'prvi' } },
        lead: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Odlomak.' }] }] },
      },
      options: { tone: 'inverse' },
      linkMeta: { cta: { kind: 'page', target: 'o-nama', label: 'Više' } },
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveProperty('textContent', '© 2026 Pod lampom')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['prvi', 'drugi'])
    expect(screen.getByRole('link', { name: 'Više' }).getAttribute('href')).toBe('/o-nama')
    expect(screen.getByText('Odlomak.').tagName).toBe('P')
    expect(screen.getByText('Lampa').tagName).toBe('STRONG')
  })

  it('renders nothing for empty, unknown and invalid values', async () => {
    const { container } = await renderSection(card, {
      meta: { title: 5, items: 'x', unknown: true },
      linkMeta: { cta: { kind: 'zlo', target: 'x' } },
    })
    expect(container.innerHTML).toBe('<section class="paper"></section>')
  })

  it('renders another text and picture for narrow screens', async () => {
    const picture = { id: 1, src: '/wide.webp', srcset: '', width: 16, height: 10, alt: 'Lampa', colour: null }
    const { container } = await renderSection(card, {
      meta: { title: 'Ljetna rasprodaja', image: picture },
      mobileMeta: { title: 'Rasprodaja', image: { ...picture, src: '/narrow.webp' } },
    })
    expect(screen.getByText('Rasprodaja').className).toBe('sm:hidden')
    expect(screen.getByText('Ljetna rasprodaja').className).toBe('max-sm:hidden')
    expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/narrow.webp')
    expect(screen.getByAltText('Lampa').getAttribute('src')).toBe('/wide.webp')
  })

  it('renders a picture for narrow screens with its own text', async () => {
    const picture = { id: 1, src: '/wide.webp', srcset: '', width: 16, height: 10, alt: 'Lampa', colour: null }
    await renderSection(card, { meta: { image: picture }, mobileMeta: { image: { ...picture, src: '/narrow.webp', alt: 'Svijeća' } } })
    expect(screen.getByAltText('Lampa').className).toMatch(/max-sm:hidden/)
    const narrow = screen.getByAltText('Svijeća')
    expect([narrow.getAttribute('src'), narrow.getAttribute('loading')]).toEqual(['/narrow.webp', 'lazy'])
    expect(narrow.className).toMatch(/(?:^| )sm:hidden/)
  })

  it('renders the mobile value and the link of each list item', async () => {
    const list = defineSection({
      type: 'list',
      meta: { items: field.list({ text: field.text({ mobile: true }), to: field.link() }) },
      options: {},
      links: [],
      Render: ({ Kit }) => (
        <Kit.Root>
          <Kit.List at="items">
            {(Item) => (
              <li>
                <Item.Link at="to">
                  <Item.Text at="text" />
                </Item.Link>
              </li>
            )}
          </Kit.List>
        </Kit.Root>
      ),
    })
    await renderSection(list, {
      meta: {
        items: {
          i_1: { pos: 'a0', text: 'Dostava u dva dana', to: { kind: 'page', target: 'dostava' } },
          i_2: { pos: 'a1', text: 'Povrat', to: { kind: 'page', target: 'povrat' } },
        },
      },
      mobileMeta: { items: { i_1: { text: 'Dostava' } } },
    })
    expect(screen.getAllByRole('link').map((one) => [one.getAttribute('href'), one.textContent])).toEqual([
      ['/dostava', 'Dostava u\u00a0dva danaDostava'],
      ['/povrat', 'Povrat'],
    ])
  })

  it.each([
    [{ hide: { mobile: true } }, '<section class="paper max-sm:hidden"></section>'],
    [{ hide: { desktop: true } }, '<section class="paper sm:hidden"></section>'],
    [{ anchor: 'vrh' }, '<section id="vrh" class="paper"></section>'],
    [{ anchor: '" onclick="x', hide: 'x' }, '<section class="paper"></section>'],
  ])('renders its settings on its own element: %j', async (settings, html) => {
    const { container } = await renderSection(card, settings)
    expect(container.innerHTML).toBe(html)
  })

  it('gives Render only the mobile options that the fields allow', async () => {
    const grid = defineSection({
      type: 'grid',
      meta: {},
      options: {
        columns: field.choice(['4', '3'], { mobile: ['1', '2'] }),
        limit: field.number({ default: 4, min: 1, max: 8, mobile: true }),
        tone: field.choice(['paper', 'inverse']),
        open: field.flag({ default: true, mobile: true }),
      },
      links: [],
      Render: ({ Kit, options, mobileOptions }) => <Kit.Root>{JSON.stringify([options, mobileOptions])}</Kit.Root>,
    })
    const all = { columns: '4', limit: 4, tone: 'paper', open: true }
    const shown = async (mobileOptions: unknown) => JSON.parse((await renderSection(grid, { mobileOptions })).container.textContent ?? '')
    expect(await shown({ columns: '1', limit: 99, tone: 'inverse', open: false, unknown: 1 })).toEqual([
      all,
      { columns: '1', limit: 8, open: false },
    ])
    expect(await shown({ columns: '4', limit: 'x', open: 'ne' })).toEqual([all, {}])
  })

  it('runs its query with its own content and renders the result', async () => {
    const answer = (limit: number): SectionQuery<string[]> => ({ key: ['names', limit], run: async () => ['Ana', 'Iva'].slice(0, limit) })
    const list = defineDataSection({
      type: 'list',
      meta: {},
      options: { limit: field.number({ default: 2, min: 1, max: 2 }) },
      links: [],
      query: ({ options }) => answer(options.limit),
      Render: ({ Kit, data }) => <Kit.Root>{data.join(', ')}</Kit.Root>,
    })
    const { container } = await renderSection(list, { options: { limit: 1 } })
    expect(container.textContent).toBe('Ana')
  })
})

/** For the compiler only: each marked line must be an error. */
export function wrongFields() {
  const shape = {
    meta: { title: field.text(), image: field.image(), items: field.list({ text: field.text() }) },
    options: { tone: field.choice(['paper', 'inverse']) },
    links: ['cta'],
  } as const
  defineSection({
    ...shape,
    type: 'wrong',
    Render: ({ Kit, options }) => (
      <Kit.Root>
        {/* @ts-expect-error there is no field of that name */}
        <Kit.Text at="titel" />
        {/* @ts-expect-error the field is a text */}
        <Kit.Image at="title" sizes="1px" />
        {/* @ts-expect-error there is no link of that name */}
        <Kit.Link at="more" />
        <Kit.List at="items">
          {(Item) => (
            // @ts-expect-error the item has no field of that name
            <Item.Text at="title" />
          )}
        </Kit.List>
        {/* @ts-expect-error the choice has no such word */}
        {options.tone === 'day'}
      </Kit.Root>
    ),
  })
  // @ts-expect-error a section without a query has no data
  defineSection({ ...shape, type: 'wrong', Render: ({ Kit, data }) => <Kit.Root>{data}</Kit.Root> })
}
