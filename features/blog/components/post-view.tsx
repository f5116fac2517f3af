import { getLocale, getTranslations } from 'next-intl/server'
import { EditableValue } from '@/components/editable/editable-value'
import { Container } from '@/components/layout/container'
import { RichText } from '@/components/ui/text/rich-text'
import { plainText } from '@/lib/text/plain-text'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { ChipLink } from '@/components/ui/button/chip'
import { cn } from '@/lib/cn'
import { formatDate } from '@/lib/text/dates'
import { FramedPicture } from '@/features/sections/components/framed-picture'
import type { Post } from '@/lib/api/entities/post.schema'
import { PostJsonLd } from './post-json-ld'
import { PostNeighbours } from './post-neighbours'
import { RelatedPosts } from './related-posts'
import { RelatedPostsRegion } from './related-posts-region'
import { PostComments } from './post-comments'
import { readingMinutes } from '@/features/blog/reading-time'

/** Not before a list or a heading, which would stand beside the letter. */
const dropCap =
  '[&>p:first-child:has(+p)]:first-letter:float-left [&>p:first-child:has(+p)]:first-letter:pt-1.5 [&>p:first-child:has(+p)]:first-letter:pr-2.5 [&>p:first-child:has(+p)]:first-letter:font-display [&>p:first-child:has(+p)]:first-letter:text-[3.6em] [&>p:first-child:has(+p)]:first-letter:leading-[0.78] [&>p:first-child:has(+p)]:first-letter:font-semibold [&>p:first-child:has(+p)]:first-letter:text-action'

const pictureSizes = '(min-width: 72rem) 67rem, 94vw'
const pictureStyles = 'aspect-16/10 h-auto w-full rounded bg-sunken object-cover sm:aspect-2/1'

export async function PostView({ post }: { post: Post }) {
  const t = await getTranslations('blog')
  const locale = await getLocale()
  const { title, excerpt, author, media, published_at, terms, body } = post
  const [category] = terms.categories
  const key = `post:${post.id}`
  const startsWithLetter = /^\p{L}/u.test(plainText(body))
  return (
    <article>
      <PostJsonLd post={post} />
      <div className="glow-top">
        <Container width="narrow" className="flex flex-col items-center gap-5 pt-6 pb-9 text-center sm:pb-12">
          <Breadcrumbs
            label={t('breadcrumbs')}
            items={[
              { label: t('home'), href: '/' },
              { label: t('title'), href: '/blog' },
              ...(category
                ? [{ label: category.title, href: { pathname: '/blog/[slug]' as const, params: { slug: category.slug } } }]
                : []),
            ]}
          />
          <h1 className="max-w-3xl pt-2 text-5xl">
            <EditableValue documentKey={key} field="title">
              {title}
            </EditableValue>
          </h1>
          <p className="max-w-2xl text-lg text-balance text-ink-soft">
            <EditableValue documentKey={key} field="excerpt">
              {excerpt}
            </EditableValue>
          </p>
          <p className="flex flex-wrap items-center justify-center gap-x-2.5 text-sm text-ink-soft">
            {author ? <span className="font-medium text-ink">{author}</span> : null}
            {author && published_at ? <Dot /> : null}
            {published_at ? <time dateTime={published_at}>{formatDate(published_at, locale)}</time> : null}
            <Dot />
            <span>{t('minutes', { count: readingMinutes(body) })}</span>
          </p>
        </Container>
      </div>
      <Container className="lg:max-w-6xl">
        <EditableValue documentKey={key} field="image" sizes={pictureSizes} className={pictureStyles}>
          {media ? <FramedPicture picture={media} priority sizes={pictureSizes} className={pictureStyles} /> : null}
        </EditableValue>
      </Container>
      <Container width="prose" className="pt-10 pb-section sm:pt-14">
        <EditableValue documentKey={key} field="body" className="mx-auto">
          <RichText doc={body} className={cn('mx-auto', startsWithLetter && dropCap)} />
        </EditableValue>
        {terms.tags.length > 0 ? (
          <ul aria-label={t('tags')} className="mx-auto flex max-w-(--container-prose) flex-wrap gap-2 pt-10">
            {terms.tags.map((tag) => (
              <li key={tag.id}>
                <ChipLink href={{ pathname: '/tag', query: { tag: tag.slug } }} prefetch={false}>
                  {tag.title}
                </ChipLink>
              </li>
            ))}
          </ul>
        ) : null}
        <PostComments postId={post.id} />
        <PostNeighbours previous={post.previousPost} next={post.nextPost} />
      </Container>
      <RelatedPostsRegion slug={post.slug} title={t('related')}>
        <RelatedPosts title={t('related')} related={post.relatedEntities} />
      </RelatedPostsRegion>
    </article>
  )
}

function Dot() {
  return (
    <span aria-hidden="true" className="text-line-strong">
      ·
    </span>
  )
}
