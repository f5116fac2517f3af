import { Container } from '@/components/layout/container'
import { SectionHeading } from '@/components/layout/section-heading'
import { cn } from '@/lib/cn'
import type { Category } from '@/lib/api/entities/category.schema'
import { categoryApi } from '@/lib/api/v1/product/web/category'
import { Link } from '@/lib/i18n/navigation'
import { endpointQuery } from '@/features/sections/section-query'
import { FramedPicture } from '../components/framed-picture'
import { defineDataSection } from '../define'
import { field } from '../fields'
import { endsFlush } from '../section-space'

/** Links to product categories with their pictures. */
export const categoryTiles = defineDataSection({
  type: 'category-tiles',
  meta: { title: field.text({ max: 60, required: true }), lead: field.text({ max: 200, multiline: true }) },
  options: { categories: field.keys({ of: 'category', max: 12 }) },
  links: [],
  query: () => endpointQuery(categoryApi.filter, { tree: true }),
  Render: ({ Kit, options, data }) => (
    <Kit.Root className={cn('bg-sunken py-section', endsFlush)}>
      <Container>
        <SectionHeading title={<Kit.Text at="title" as="h2" />} lead={<Kit.Text at="lead" as="p" className="text-ink-soft" />} />
        <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
          {pickCategories(data.records, options.categories).map((category) => (
            <li key={category.id}>
              <Tile category={category} />
            </li>
          ))}
        </ul>
      </Container>
    </Kit.Root>
  ),
})

function Tile({ category: { name, slug, image } }: { category: Category }) {
  return (
    <article className="group relative overflow-hidden rounded bg-inverse">
      {image ? (
        <FramedPicture
          picture={image}
          alt=""
          sizes="(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, 48vw"
          className="aspect-4/5 h-auto w-full object-cover transition-[scale] duration-190 group-hover:scale-103 sm:aspect-16/10"
        />
      ) : (
        <span className="block aspect-4/5 sm:aspect-16/10" />
      )}
      <h3 className="absolute bottom-0 left-0 max-w-[92%] rounded-tr bg-sunken pt-2.5 pr-4 text-lg leading-tight transition-colors group-hover:text-action sm:pt-3 sm:pr-6 sm:text-xl">
        <Link href={{ pathname: '/shop/[slug]', params: { slug } }} className="stretched-link">
          {name}
        </Link>
      </h3>
    </article>
  )
}

/** Keeps the order of the slugs; unknown slugs are skipped. */
function pickCategories(tree: readonly Category[], slugs: readonly string[]): Category[] {
  const all = new Map(flatten(tree).map((category) => [category.slug, category]))
  return slugs.flatMap((slug) => all.get(slug) ?? [])
}

function flatten(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...flatten(category.children)])
}
