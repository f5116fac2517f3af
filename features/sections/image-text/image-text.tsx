import { Container } from '@/components/layout/container'
import { buttonVariants } from '@/components/ui/button/button-variants'
import { cn } from '@/lib/cn'
import { defineSection } from '../define'
import { field } from '../fields'

/** A picture and a text, side by side on a wide screen; on a narrow one the picture stands above, or below for `right`. */
export const imageText = defineSection({
  type: 'image-text',
  meta: {
    title: field.text({ max: 60 }),
    text: field.rich({ required: true }),
    image: field.image({ ratio: '1/1', mobile: true }),
  },
  options: { side: field.choice(['right', 'left'], { mobile: ['left', 'right'] }) },
  links: ['cta'],
  Render: ({ Kit, options, mobileOptions }) => (
    <Kit.Root className="py-10 last:pb-section sm:py-14">
      <Container className="grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:max-w-6xl lg:grid-cols-2">
        <div
          className={cn(
            'overflow-hidden rounded bg-sunken',
            options.side === 'right' && 'lg:order-last',
            mobileOptions.side === 'right' && 'max-lg:order-last',
          )}
        >
          <Kit.Image at="image" sizes="(min-width: 64rem) 34rem, 92vw" className="aspect-4/3 h-auto w-full object-cover lg:aspect-square" />
        </div>
        <div className="flex flex-col items-start gap-5">
          <Kit.Text at="title" as="h2" />
          <Kit.Rich at="text" size="small" />
          <Kit.Link at="cta" className={buttonVariants({ variant: 'primary' })} />
        </div>
      </Container>
    </Kit.Root>
  ),
})
