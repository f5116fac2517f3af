import { buttonVariants } from '@/components/ui/button/button-variants'
import { cn } from '@/lib/cn'
import { defineSection } from '../define'
import { field } from '../fields'
import { endsFlush } from '../section-space'

const tones = {
  evening: { ground: 'on-inverse', eyebrow: 'text-accent', lead: 'text-inverse-ink-soft', primary: 'accent', secondary: 'inverse' },
  paper: { ground: 'bg-paper', eyebrow: 'text-accent-ink', lead: 'text-ink-soft', primary: 'primary', secondary: 'secondary' },
} as const

/** The first section of a page: title, picture, links. On a wide screen the picture extends to the edge. */
export const hero = defineSection({
  type: 'hero',
  meta: {
    eyebrow: field.text({ max: 40 }),
    title: field.text({ max: 70, required: true, mobile: true }),
    lead: field.text({ max: 260, multiline: true, mobile: true }),
    image: field.image({ ratio: '16/10', mobile: true }),
  },
  options: { tone: field.choice(['evening', 'paper']) },
  links: ['cta', 'secondary'],
  Render: ({ Kit, options }) => {
    const tone = tones[options.tone]
    return (
      <Kit.Root className={cn('overflow-hidden', endsFlush, tone.ground)}>
        <div className="grid grid-cols-1 items-center lg:min-h-[34rem] lg:grid-cols-[minmax(var(--spacing-gutter),1fr)_minmax(0,36rem)_minmax(0,39rem)_minmax(0,1fr)] xl:min-h-[38rem]">
          <div className="flex flex-col items-start gap-5 px-gutter pt-9 pb-11 max-lg:row-start-2 lg:col-start-2 lg:px-0 lg:py-16 lg:pr-8">
            <Kit.Text at="eyebrow" as="p" className={cn('eyebrow', tone.eyebrow)} />
            <Kit.Text at="title" as="h1" className="text-5xl" />
            <Kit.Text at="lead" as="p" className={cn('max-w-lg text-lg', tone.lead)} />
            <div className="flex flex-wrap gap-3 pt-2">
              <Kit.Link at="cta" className={buttonVariants({ variant: tone.primary, size: 'lg' })} />
              <Kit.Link at="secondary" className={buttonVariants({ variant: tone.secondary, size: 'lg' })} />
            </div>
          </div>
          <div className="h-full lg:col-span-2 lg:col-start-3">
            <Kit.Image
              at="image"
              priority
              sizes="(min-width: 64rem) 54vw, 100vw"
              className="aspect-16/10 h-auto w-full object-cover sm:aspect-2/1 lg:aspect-auto lg:h-full lg:min-h-full"
            />
          </div>
        </div>
      </Kit.Root>
    )
  },
})
