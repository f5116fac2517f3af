import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-names'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { Card } from '@/components/ui/display/card'
import { cn } from '@/lib/cn'
import { defineSection } from '../define'
import { field } from '../fields'
import { spaceAfterFlush } from '../section-space'

/** Address, opening hours, phone and e-mail. */
export const contactDetails = defineSection({
  type: 'contact-details',
  meta: {
    title: field.text({ max: 60, required: true }),
    address: field.text({ max: 160 }),
    hours: field.rich(),
    phone: field.text({ max: 40 }),
    email: field.text({ max: 120 }),
  },
  options: {},
  links: [],
  Render: ({ Kit, meta }) => (
    <Kit.Root className={cn('pb-12 last:pb-section', spaceAfterFlush)}>
      <Container className="lg:max-w-6xl">
        <Kit.Text at="title" as="h2" className="sr-only" />
        <address className="grid grid-cols-1 gap-4 not-italic sm:grid-cols-2 lg:grid-cols-[1fr_1.25fr_1fr_1.4fr]">
          <ContactCard icon="map-pin">
            <Kit.Text at="address" as="p" className="font-medium" />
          </ContactCard>
          <ContactCard icon="clock">
            <Kit.Rich at="hours" size="small" className="[&_li::before]:hidden [&_ul]:pl-0" />
          </ContactCard>
          <ContactCard icon="phone">
            <a href={`tel:${meta.phone.replaceAll(/\s/g, '')}`} className="stretched-link font-medium hover:text-action">
              <Kit.Text at="phone" />
            </a>
          </ContactCard>
          <ContactCard icon="mail">
            <a href={`mailto:${meta.email}`} className="stretched-link font-medium wrap-anywhere hover:text-action">
              <Kit.Text at="email" />
            </a>
          </ContactCard>
        </address>
      </Container>
    </Kit.Root>
  ),
})

function ContactCard({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Card className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-3">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
        <Icon name={icon} className="size-5" />
      </span>
      {children}
    </Card>
  )
}
