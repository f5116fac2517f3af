import { useLocale } from 'next-intl'
import type { PostCard as Post } from '@/lib/api/entities/post.schema'
import { formatDate } from '@/lib/text/dates'
import { Link } from '@/lib/i18n/navigation'
import { FramedPicture } from './framed-picture'

type ShownPost = Pick<Post, 'title' | 'slug' | 'excerpt' | 'media' | 'published_at' | 'terms'>
type PostCardProps = { post: ShownPost; as?: 'h2' | 'h3'; priority?: boolean }

/** A post in a list; the whole card is a link. Its picture is decorative, so the alt text is empty. */
export function PostCard({ post, as: Heading = 'h2', priority }: PostCardProps) {
  const locale = useLocale()
  const { title, slug, excerpt, media, published_at, terms } = post
  const [category] = terms.categories
  return (
    <article className="group relative flex min-w-0 flex-col">
      <div className="overflow-hidden rounded bg-sunken">
        {media ? (
          <FramedPicture
            picture={media}
            alt=""
            priority={priority}
            sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
            className="aspect-16/10 h-auto w-full object-cover transition-[scale] duration-190 group-hover:scale-103"
          />
        ) : (
          <span className="block aspect-16/10" />
        )}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 pt-4 text-sm text-ink-faint">
        {category ? <span className="eyebrow text-accent-ink">{category.title}</span> : null}
        {published_at ? <time dateTime={published_at}>{formatDate(published_at, locale)}</time> : null}
      </p>
      <Heading className="pt-1.5 text-xl">
        <Link
          href={{ pathname: '/[slug]', params: { slug } }}
          className="stretched-link decoration-1 underline-offset-4 group-hover:underline"
        >
          {title}
        </Link>
      </Heading>
      <p className="line-clamp-3 pt-2 text-ink-soft">{excerpt}</p>
    </article>
  )
}
