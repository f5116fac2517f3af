import { Fragment } from 'react'
import type { ProductCard } from '@/lib/api/entities/product.schema'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'

type BylineProps = { product: Pick<ProductCard, 'byline' | 'authors'>; className: string }

/** The line under a product's name; authors with a page of their own are links (docs/rules/catalog.md#authors). */
export function Byline({ product: { byline, authors }, className }: BylineProps) {
  if (!byline) return null
  if (authors.length === 0) return <p className={className}>{byline}</p>
  return (
    <p className={cn(className, 'relative z-1 self-start')}>
      {authors.map(({ name, slug }, index) => (
        <Fragment key={slug}>
          {index > 0 ? ', ' : null}
          <Link
            href={{ pathname: '/author/[slug]', params: { slug } }}
            prefetch={false}
            className="underline-offset-4 hover:text-link hover:underline"
          >
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}
