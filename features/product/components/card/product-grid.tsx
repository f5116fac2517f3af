import { Grid } from '@/components/layout/grid'
import type { ProductCard as CardData } from '@/lib/api/entities/product.schema'
import { ProductCard } from './product-card'

type ProductGridProps = {
  products: readonly CardData[]
  columns?: 3 | 4 | 5
  phone?: 1 | 2
  as?: 'h2' | 'h3'
  /** The grid is visible without scrolling: its first pictures load at once. */
  isAboveFold?: boolean
}

/** Product cards: one or two columns on a phone, three to five on a wide screen. */
export function ProductGrid({ products, columns = 3, phone = 2, as, isAboveFold = false }: ProductGridProps) {
  return (
    <Grid as="ul" columns={columns} phone={phone}>
      {products.map((product, index) => (
        <li key={product.id} className="grid">
          <ProductCard product={product} as={as} priority={isAboveFold ? priorityOf(index) : 'lazy'} />
        </li>
      ))}
    </Grid>
  )
}

function priorityOf(index: number) {
  if (index < 2) return 'high'
  return index < 4 ? 'eager' : 'lazy'
}
