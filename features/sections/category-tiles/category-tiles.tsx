import { Container } from '@/components/layout/container'
import type { Category } from '@/lib/api/entities/category.schema'
import { categoryApi } from '@/lib/api/v1/product/web/category'
import { ask } from '../ask'
import { FramedPicture } from '../components/framed-picture'
import { SectionHeading } from '../components/section-heading'
import { defineDataSection } from '../define'
import { f } from '../fields'
import { Link } from '@/lib/i18n/navigation'

/** Doors to parts of the shop, each with its picture. */
export const categoryTiles = defineDataSection({
  type: 'category-tiles',
  meta: { title: f.text({ max: 60, required: true }), lead: f.text({ max: 200, multiline: true }) },
  options: { categories: f.names({ max: 12 }) },
  links: [],
  query: () => ask(categoryApi.filter, { tree: true }),
  Render: ({ K, options, data }) => (
    <K.Root className="bg-sunken py-section">
      <Container>
        <SectionHeading title={<K.Text at="title" as="h2" />} lead={<K.Text at="lead" as="p" className="text-ink-soft" />} />
        <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
          {chosen(data.records, options.categories).map((category) => (
            <li key={category.id}>
              <Tile category={category} />
            </li>
          ))}
        </ul>
      </Container>
    </K.Root>
  ),
})

function Tile({ category: { name, slug, image } }: { category: Category }) {
  return (
    <article className="group relative isolate flex aspect-4/5 items-end overflow-hidden rounded on-night sm:aspect-16/10">
      {image ? (
        <FramedPicture
          picture={image}
          alt=""
          sizes="(min-width: 64rem) 26rem, 50vw"
          className="absolute inset-0 -z-1 size-full object-cover transition-[scale] duration-190 group-hover:scale-103"
        />
      ) : null}
      <div className="w-full bg-linear-to-t from-night from-25% to-transparent p-4 pt-16 sm:p-6 sm:pt-20">
        <h3 className="text-xl sm:text-2xl">
          <Link href={{ pathname: '/shop/[slug]', params: { slug } }} className="stretched-link decoration-lamp decoration-2 underline-offset-6 group-hover:underline">
            {name}
          </Link>
        </h3>
      </div>
    </article>
  )
}

/** In the order of the list; a category that is gone is left out. */
function chosen(tree: readonly Category[], slugs: readonly string[]): Category[] {
  const all = new Map(flat(tree).map((category) => [category.slug, category]))
  return slugs.flatMap((slug) => all.get(slug) ?? [])
}

function flat(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...flat(category.children)])
}
