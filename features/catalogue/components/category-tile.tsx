import { useTranslations } from 'next-intl'
import { PriorityImage } from '@/components/ui/display/priority-image'
import type { Category } from '@/lib/api/entities/category.schema'
import { Link } from '@/lib/i18n/navigation'

type CategoryTileProps = { category: Category; as?: 'h2' | 'h3'; priority?: 'high' | 'lazy' }

/** A category with its picture, product count and subcategories. */
export function CategoryTile({ category, as: Heading = 'h3', priority = 'lazy' }: CategoryTileProps) {
  const t = useTranslations('shop')
  const { name, slug, image, description, productCount, children } = category
  const Image = priority === 'high' ? PriorityImage : 'img'
  return (
    <article className="group flex flex-col gap-4">
      <div className="relative flex flex-col gap-4">
        <span className="block aspect-16/10 overflow-hidden rounded bg-sunken">
          {image ? (
            <Image
              src={image.src}
              srcSet={image.srcset || undefined}
              sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
              width={image.width}
              height={image.height}
              alt=""
              loading={priority === 'high' ? 'eager' : 'lazy'}
              fetchPriority={priority === 'high' ? 'high' : undefined}
              className="size-full object-cover transition-[scale] duration-200 ease-out group-hover:scale-[1.015]"
              style={{ backgroundColor: image.colour ?? undefined }}
            />
          ) : null}
        </span>
        <div className="flex items-baseline justify-between gap-4">
          <Heading className="text-2xl">
            <Link
              href={{ pathname: '/shop/[slug]', params: { slug } }}
              className="stretched-link decoration-1 underline-offset-6 group-hover:underline"
            >
              {name}
            </Link>
          </Heading>
          <span className="shrink-0 text-sm text-ink-soft tabular-nums">{t('count', { count: productCount })}</span>
        </div>
        <p className="line-clamp-2 text-ink-soft">{description}</p>
      </div>
      {children.length > 0 ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
          {children.map((child) => (
            <li key={child.id}>
              <Link
                href={{ pathname: '/shop/[slug]', params: { slug: child.slug } }}
                className="inline-flex min-h-11 items-center text-sm text-link sm:pointer-fine:min-h-7"
              >
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  )
}
