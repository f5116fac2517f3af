import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Stack } from '@/components/layout/stack'
import { ButtonShowcase } from './components/button-showcase'
import { ColourShowcase } from './components/colour-showcase'
import { CompositionShowcase } from './components/composition-showcase'
import { ControlShowcase } from './components/control-showcase'
import { DisclosureShowcase } from './components/disclosure-showcase'
import { FeedbackShowcase } from './components/feedback-showcase'
import { FormShowcase } from './components/form-showcase'
import { LabelShowcase } from './components/label-showcase'
import { LayoutShowcase } from './components/layout-showcase'
import { NavigationShowcase } from './components/navigation-showcase'
import { OverlayShowcase } from './components/overlay-showcase'
import { ProseShowcase } from './components/prose-showcase'
import { TableShowcase } from './components/table-showcase'
import { TypeShowcase } from './components/type-showcase'

/** Every primitive in every state, for developers; its texts are samples. */
export function Playground() {
  return (
    <div>
      <Container>
        <PageHeader
          eyebrow="Igralište"
          title="Izgled, od slova do obrasca"
          lead="Svaki gradivni dio u svakom stanju. Ako nešto ovdje ne izgleda kako treba, neće ni u trgovini."
        />
      </Container>
      <CompositionShowcase />
      <Container>
        <Stack gap="none">
          <ColourShowcase />
          <TypeShowcase />
          <ButtonShowcase />
          <LabelShowcase />
          <ControlShowcase />
          <FormShowcase />
          <NavigationShowcase />
          <DisclosureShowcase />
          <OverlayShowcase />
          <FeedbackShowcase />
          <TableShowcase />
          <ProseShowcase />
          <LayoutShowcase />
        </Stack>
      </Container>
    </div>
  )
}
