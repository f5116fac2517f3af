import { Container } from '@/components/layout/container'
import { moreLook, SectionHeading } from '@/components/layout/section-heading'
import { ProductGrid } from '@/features/product/components/product-grid'
import { productApi } from '@/lib/api/v1/product/web'
import { ask } from '../ask'
import { defineDataSection } from '../define'
import { f } from '../fields'
import { productsOf } from './products-of'

/** Products on a shelf: the newest, the recommended, the reduced, or a handful by hand. */
export const productGrid = defineDataSection({
  type: 'product-grid',
  meta: { title: f.text({ max: 60, required: true }), lead: f.text({ max: 200, multiline: true }) },
  options: {
    source: f.choice(['newest', 'featured', 'sale', 'chosen']),
    /** Ids, when they are chosen by hand. */
    products: f.names({ max: 24 }),
    limit: f.number({ default: 4, min: 1, max: 24 }),
  },
  links: ['more'],
  query: ({ options }) => ask(productApi.filter, productsOf(options)),
  Render: ({ K, data }) => (
    <K.Root className="py-section">
      <Container>
        <SectionHeading
          title={<K.Text at="title" as="h2" />}
          lead={<K.Text at="lead" as="p" className="text-ink-soft" />}
          more={<K.Link at="more" className={moreLook} />}
        />
        <ProductGrid products={data.records} columns={4} />
      </Container>
    </K.Root>
  ),
})
