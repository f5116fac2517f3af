import { Icon } from '@/components/ui/icon/icon'
import { Stack } from '@/components/layout/stack'
import { CountBadge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { IconButton } from '@/components/ui/button/icon-button'
import { LinkButton } from '@/components/ui/button/link-button'
import { BusyButtons } from './busy-buttons'
import { Sample, Showcase } from './showcase'

export function ButtonShowcase() {
  return (
    <Showcase id="gumbi" title="Gumbi">
      <Sample name="primary, secondary, quiet, link, accent, danger">
        <Button>Dodaj u košaricu</Button>
        <Button variant="secondary">Nastavi pregledavati</Button>
        <Button variant="quiet">Poništi izbor</Button>
        <Button variant="link">Prikaži sve</Button>
        <Button variant="accent">Postani član</Button>
        <Button variant="danger">Obriši adresu</Button>
      </Sample>
      <Sample name="sm, md, lg">
        <Button size="sm">Primijeni</Button>
        <Button size="md">Primijeni</Button>
        <Button size="lg">Na naplatu</Button>
      </Sample>
      <Sample name="Sa znakom">
        <Button>
          <Icon name="shopping-bag" className="size-5" />
          Dodaj u košaricu
        </Button>
        <LinkButton href="/shop" variant="secondary">
          Sve knjige
          <Icon name="arrow-right" className="size-5" />
        </LinkButton>
      </Sample>
      <Sample name="Isključeno">
        <Button disabled>Rasprodano</Button>
        <Button variant="secondary" disabled>
          Rasprodano
        </Button>
        <Button variant="quiet" disabled>
          Rasprodano
        </Button>
      </Sample>
      <Sample name="Zauzeto (širina ostaje)">
        <BusyButtons />
      </Sample>
      <Sample name="Samo znak: plain, outline, solid, floating, isključeno">
        <IconButton label="Traži">
          <Icon name="search" />
        </IconButton>
        <IconButton label="Košarica, 3 artikla">
          <Icon name="shopping-bag" />
          <CountBadge count={3} />
        </IconButton>
        <IconButton label="Ukloni" variant="outline">
          <Icon name="trash" />
        </IconButton>
        <IconButton label="Traži" variant="solid">
          <Icon name="search" />
        </IconButton>
        <IconButton label="Dodaj na popis želja" variant="floating" aria-pressed="false">
          <Icon name="heart" />
        </IconButton>
        <IconButton label="Na listi želja" variant="floating" aria-pressed="true">
          <Icon name="heart" fill="currentColor" />
        </IconButton>
        <IconButton label="Izbornik" disabled>
          <Icon name="menu" />
        </IconButton>
      </Sample>
      <Card tone="inverse">
        <Stack gap="xs">
          <p className="text-sm text-inverse-ink-soft">Navečer</p>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="accent">Uzmi karticu</Button>
            <Button variant="inverse">Saznaj više</Button>
            <IconButton label="Traži" variant="inverse">
              <Icon name="search" />
            </IconButton>
          </div>
        </Stack>
      </Card>
      <Button size="lg" wide>
        Naruči uz obvezu plaćanja
      </Button>
    </Showcase>
  )
}
