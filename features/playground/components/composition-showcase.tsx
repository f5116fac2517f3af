import { Icon } from '@/components/ui/icon/icon'
import { Cluster } from '@/components/layout/cluster'
import { Grid } from '@/components/layout/grid'
import { Section } from '@/components/layout/section'
import { Stack } from '@/components/layout/stack'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import { IconButton } from '@/components/ui/button/icon-button'
import { LinkButton } from '@/components/ui/button/link-button'
import { Price } from '@/components/ui/display/price'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'

/** The primitives combined as on a real page. */
export function CompositionShowcase() {
  return (
    <>
      <Section tone="inverse" className="glow-top">
        <Stack gap="md" align="center">
          <p className="eyebrow text-accent">Knjižara, podcast, večernja čitanja</p>
          <p className="max-w-3xl font-display text-6xl font-semibold text-balance">Dobra knjiga traži samo malo svjetla</p>
          <p className="max-w-xl text-lg text-inverse-ink-soft">Biramo sporo, šaljemo brzo. Lampa u izlogu gori do deset.</p>
          <Cluster gap="xs" justify="center">
            <LinkButton href="/shop" variant="accent" size="lg">
              Uđi u knjižaru
            </LinkButton>
            <LinkButton href="/blog" variant="inverse" size="lg">
              Večernja čitanja
            </LinkButton>
          </Cluster>
        </Stack>
      </Section>
      <Section>
        <Stack gap="lg">
          <Cluster justify="between" align="baseline">
            <h2>Na stolu kraj lampe</h2>
            <LinkButton href="/shop" variant="link">
              Sve novo
              <Icon name="arrow-right" className="size-5" />
            </LinkButton>
          </Cluster>
          <Grid as="ul" columns={4} phone={2}>
            {books.map((book) => (
              <BookTile key={book.title} book={book} />
            ))}
          </Grid>
        </Stack>
      </Section>
    </>
  )
}

const books = [
  { title: 'Povratak Filipa Latinovicza', author: 'Miroslav Krleža', cover: 'bg-action text-on-action', price: '18,90 €' },
  { title: 'Priče iz davnine', author: 'Ivana Brlić-Mažuranić', cover: 'bg-accent text-on-accent', price: '15,12 €', previous: '18,90 €' },
  { title: 'Jesenje večeri', author: 'Antun Gustav Matoš', cover: 'bg-sale text-on-sale', price: '12,00 €' },
  { title: 'Zlatarovo zlato', author: 'August Šenoa', cover: 'bg-inverse text-inverse-ink', price: '14,50 €' },
]

function BookTile({ book }: { book: (typeof books)[number] }) {
  return (
    <li className="group relative flex flex-col gap-3">
      <div className="relative grid aspect-4/5 place-items-center overflow-hidden rounded bg-sunken p-[12%]">
        <div
          className={cn(
            'flex size-full flex-col justify-between rounded-r p-4 shadow-lift transition-transform duration-180 group-hover:-translate-y-1',
            book.cover,
          )}
        >
          <span className="font-display text-xl leading-tight font-semibold text-balance">{book.title}</span>
          <span className="text-xs">{book.author}</span>
        </div>
        {book.previous ? (
          <Badge tone="sale" className="absolute top-3 left-3">
            −20 %
          </Badge>
        ) : null}
        <span className="absolute top-2 right-2 z-10">
          <IconButton label={`Dodaj na listu želja: ${book.title}`} variant="floating">
            <Icon name="heart" />
          </IconButton>
        </span>
      </div>
      <div className="flex grow flex-col gap-1">
        <h3 className="text-lg leading-snug">
          <Link href="/shop" className="stretched-link group-hover:text-action">
            {book.title}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{book.author}</p>
        <div className="pt-1">
          <Price current={book.price} previous={book.previous} currentLabel="Sada" previousLabel="Prije" size="sm" />
        </div>
      </div>
      <Button variant="secondary" size="sm" wide className="z-10">
        U košaricu
      </Button>
    </li>
  )
}
