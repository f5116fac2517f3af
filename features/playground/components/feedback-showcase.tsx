import { Icon } from '@/components/ui/icon/icon'
import { Grid } from '@/components/layout/grid'
import { Stack } from '@/components/layout/stack'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { Skeleton, SkeletonText } from '@/components/ui/feedback/skeleton'
import { Spinner } from '@/components/ui/feedback/spinner'
import { Showcase, WideSample } from './showcase'
import { ToastSamples } from './toast-samples'

export function FeedbackShowcase() {
  return (
    <Showcase id="poruke" title="Poruke i stanja">
      <Grid columns={2} gap="sm">
        <Alert title="Knjižara je u petak zatvorena">Narudžbe šaljemo u subotu ujutro.</Alert>
        <Alert tone="success" title="Adresa je spremljena" />
        <Alert tone="warning" title="Cijena se promijenila">
          Dok ste pregledavali, cijena jednog naslova porasla je s 15,12 € na 18,90 €.
        </Alert>
        <Alert
          tone="danger"
          title="Nema veze s poslužiteljem"
          actions={
            <Button size="sm" variant="secondary">
              Pokušaj ponovno
            </Button>
          }
        >
          Ništa nije izgubljeno.
        </Alert>
      </Grid>
      <WideSample name="ToastCard">
        <ToastSamples />
      </WideSample>
      <Grid columns={2} gap="sm">
        <Card padding="none">
          <EmptyState
            as="h3"
            icon={<Icon name="book-open" />}
            title="Košarica je prazna"
            actions={<LinkButton href="/shop">Razgledaj police</LinkButton>}
          >
            Kad nađete knjigu za večeras, čekat će vas ovdje.
          </EmptyState>
        </Card>
        <Card padding="none">
          <EmptyState
            as="h3"
            icon={<Icon name="wifi-off" />}
            title="Niste na mreži"
            actions={<Button variant="secondary">Pokušaj ponovno</Button>}
          >
            Stranice koje ste već otvorili i dalje su tu.
          </EmptyState>
        </Card>
      </Grid>
      <WideSample name="Skeleton: kartice u obliku pravih">
        <Grid columns={4} phone={2}>
          {Array.from({ length: 4 }, (_, card) => (
            <Stack key={card} gap="xs">
              <Skeleton className="aspect-3/4" />
              <SkeletonText lines={2} />
            </Stack>
          ))}
        </Grid>
      </WideSample>
      <WideSample name="Spinner">
        <Spinner label="Učitavanje" className="text-action" />
      </WideSample>
    </Showcase>
  )
}
