import { Icon } from '@/components/ui/icon/icon'
import { Container } from '@/components/layout/container'
import { buttonVariants } from '@/components/ui/button/button-variants'
import { cn } from '@/lib/cn'
import { defineSection } from '../define'
import { field } from '../fields'
import { endsFlush } from '../section-space'
import { MemberCardDrawing } from './member-card-drawing'

/** A call to action for the member card. */
export const membershipCall = defineSection({
  type: 'membership-call',
  meta: {
    title: field.text({ max: 60, required: true }),
    text: field.text({ max: 240, multiline: true }),
    benefits: field.list({ text: field.text({ max: 90 }) }, { max: 6 }),
  },
  options: {},
  links: ['cta'],
  Render: ({ Kit }) => (
    <Kit.Root className={cn('relative overflow-hidden on-inverse', endsFlush)}>
      <div className="glow-top">
        <Container className="grid grid-cols-1 items-center gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
          <div className="flex flex-col items-start gap-5">
            <Kit.Text at="title" as="h2" className="text-4xl" />
            <Kit.Text at="text" as="p" className="max-w-xl text-lg text-inverse-ink-soft" />
            <Kit.List at="benefits" className="flex flex-col gap-3">
              {(Benefit) => (
                <li className="flex items-start gap-3">
                  <Icon name="check" className="mt-1 size-5 shrink-0 text-accent" />
                  <Benefit.Text at="text" />
                </li>
              )}
            </Kit.List>
            <div className="pt-3">
              <Kit.Link at="cta" className={buttonVariants({ variant: 'accent', size: 'lg' })} />
            </div>
          </div>
          <MemberCardDrawing />
        </Container>
      </div>
    </Kit.Root>
  ),
})
