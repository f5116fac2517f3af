import { Container } from '@/components/layout/container'
import { moreLinkStyles, SectionHeading } from '@/components/layout/section-heading'
import { ProductGrid } from '@/features/product/components/card/product-grid'
import type { InputOf } from '@/lib/api/endpoint'
import { productApi } from '@/lib/api/v1/product/web'
import { endpointQuery } from '@/features/sections/section-query'
import { defineDataSection } from '../define'
import { field } from '../fields'

const columns = { 3: 3, 4: 4, 5: 5 } as const

/** The newest, featured, reduced or hand-picked products. */
export const productGrid = defineDataSection({
  type: 'product-grid',
  meta: { title: field.text({ max: 60, required: true }), lead: field.text({ max: 200, multiline: true }) },
  options: {
    source: field.choice(['newest', 'featured', 'sale', 'chosen']),
    /** Ids. */
    products: field.keys({ of: 'product', max: 24, chosenBy: { option: 'source', value: 'chosen', limit: 'limit' } }),
    limit: field.number({ default: 4, min: 1, max: 24 }),
    columns: field.choice(['4', '3', '5'], { mobile: ['2', '1'] }),
  },
  links: ['more'],
  query: ({ options }) => endpointQuery(productApi.filter, productFilter(options)),
  keysOf: ({ records }) => records.map(({ id }) => String(id)),
  Render: ({ Kit, options, mobileOptions, data }) => (
    <Kit.Root className="py-section">
      <Container>
        <SectionHeading
          title={<Kit.Text at="title" as="h2" />}
          lead={<Kit.Text at="lead" as="p" className="text-ink-soft" />}
          more={<Kit.Link at="more" className={moreLinkStyles} />}
        />
        <ProductGrid products={data.records} columns={columns[options.columns]} phone={mobileOptions.columns === '1' ? 1 : 2} />
      </Container>
    </Kit.Root>
  ),
})

type GridOptions = { source: 'newest' | 'featured' | 'sale' | 'chosen'; products: readonly string[]; limit: number }

function productFilter({ source, products, limit }: GridOptions): InputOf<typeof productApi.filter> {
  const newest = { param: 'id', order: 'desc' } as const
  switch (source) {
    case 'newest':
      return { sort: newest, limit, page: 1 }
    case 'featured':
      return { filters: [{ key: 'featured', value: true }], sort: newest, limit, page: 1 }
    case 'sale':
      return { filters: [{ key: 'discount', value: true }], sort: newest, limit, page: 1 }
    case 'chosen':
      // Until something is chosen the row is not empty (docs/rules/editing.md#chosen-records).
      if (products.length === 0) return { sort: newest, limit, page: 1 }
      return { filters: [{ key: 'id', value: products.map(Number).filter(Number.isInteger) }], limit, page: 1 }
  }
  throw new Error(`No such source: ${source satisfies never}`)
}
