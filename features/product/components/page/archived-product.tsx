import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { Section } from '@/components/layout/section'
import { LinkButton } from '@/components/ui/button/link-button'
import type { ProductCard } from '@/lib/api/entities/product.schema'
import { ProductGrid } from '@/features/product/components/card/product-grid'

type ArchivedProductProps = {
  name: string
  /** Its innermost shelf; null when it stood on none. */
  category: { name: string; slug: string } | null
  /** What stands there now. */
  similar: readonly ProductCard[]
}

/** At the address of a product that is sold no more: says so, and offers the like of it. */
export function ArchivedProduct({ name, category, similar: likes }: ArchivedProductProps) {
  const t = useTranslations('gone')
  return (
    <>
      <div className="lamp-glow">
        <Container width="narrow" className="flex flex-col items-center gap-5 py-section text-center">
          <p className="eyebrow text-lamp-ink">{t('eyebrow')}</p>
          <h1 className="w-full text-3xl">{name}</h1>
          <p className="max-w-xl text-lg text-balance text-ink-soft">{t('text')}</p>
          <div className="flex flex-wrap justify-center gap-3 pt-3">
            {category ? (
              <LinkButton href={{ pathname: '/shop/[slug]', params: { slug: category.slug } }}>
                {t('shelf', { name: category.name })}
              </LinkButton>
            ) : (
              <LinkButton href="/shop">{t('shop')}</LinkButton>
            )}
            <LinkButton href="/search" variant="secondary" prefetch={false}>
              {t('search')}
            </LinkButton>
          </div>
        </Container>
      </div>
      {likes.length > 0 ? (
        <Section tone="surface" aria-labelledby="slicno">
          <h2 id="slicno" className="pb-8">
            {t('likes')}
          </h2>
          <ProductGrid products={likes} columns={4} />
        </Section>
      ) : null}
    </>
  )
}
