import { Container } from '@/components/layout/container'
import { moreLinkStyles, SectionHeading } from '@/components/layout/section-heading'
import { ProductGrid } from '@/features/product/components/card/product-grid'
import { productApi } from '@/lib/api/v1/product/web'
import { endpointQuery } from '@/features/sections/section-query'
import { defineDataSection } from '../define'
import { f } from '../fields'
import { productFilter } from './products-of'

/** Products on a shelf: the newest, the recommended, the reduced, or a handful by hand. */
export const productGrid = defineDataSection({
  type: 'product-grid',
  meta: { title: f.text({ max: 60, required: true }), lead: f.text({ max: 200, multiline: true }) },
  options: {
    source: f.choice(['newest', 'featured', 'sale', 'chosen']),
    /** Ids, when they are chosen by hand. */
    products: f.keys({ max: 24 }),
    limit: f.number({ default: 4, min: 1, max: 24 }),
  },
  links: ['more'],
  query: ({ options }) => endpointQuery(productApi.filter, productFilter(options)),
  Render: ({ K, data }) => (
    <K.Root className="py-section">
      <Container>
        <SectionHeading
          title={<K.Text at="title" as="h2" />}
          lead={<K.Text at="lead" as="p" className="text-ink-soft" />}
          more={<K.Link at="more" className={moreLinkStyles} />}
        />
        <ProductGrid products={data.records} columns={4} />
      </Container>
    </K.Root>
  ),
})
