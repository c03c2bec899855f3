import { Link, useLocation, Widget } from '@crewdeck/module-sdk';
import { Button, Page, PageHeader, Stack, ToggleChip, Words } from '@crewdeck/ui-kit';
import { useFitParts } from '../components/fit/use-fit-parts.ts';
import { NothingFound } from '../components/nothing-found.tsx';
import { OrderField } from '../components/order-field.tsx';
import { ProjectCard } from '../components/project-card.tsx';
import { ProjectFilterBar } from '../components/project-filter-bar.tsx';
import { ResultBar } from '../components/result-bar.tsx';
import { Results } from '../components/results.tsx';
import { useAddressFilters } from '../hooks/use-address-filters.ts';
import { useInterests } from '../hooks/use-interests.ts';
import { useInvitedTo } from '../hooks/use-pending-invites.ts';
import { useProjectList } from '../hooks/use-project-list.ts';
import { useViewer } from '../hooks/use-viewer.ts';
import { offeredOrders, orderMeant } from '../rules/orders.ts';
import {
  describeProjectFilters,
  FINISHED_ORDERS,
  NO_PROJECT_FILTERS,
  PROJECT_ORDERS,
  readProjectFilters,
  writeProjectFilters,
} from '../rules/project-filters.ts';
import styles from './explorer.module.css';

const FILTER_ADDRESS = { none: NO_PROJECT_FILTERS, read: readProjectFilters, write: writeProjectFilters };
const FAILURE = { title: 'Failed to load projects.', text: 'Something went wrong on our side.' };
const FIRST = {
  text: "No project is looking for teammates right now. Post the one you'd like to join.",
  action: (
    <Button variant="primary" render={<Link to="/post-project" />}>
      Post a Project
    </Button>
  ),
};

/** The project explorer (spec 2, Explore Projects). */
export function ExploreProjectsPage() {
  const viewer = useViewer();
  const posted = useLocation().state?.posted;
  const standing = { interestedIn: useInterests(viewer), invitedTo: useInvitedTo() };
  const address = useAddressFilters(FILTER_ADDRESS);
  const isFinished = address.filters.finished === 'true';
  const orders = isFinished ? FINISHED_ORDERS : offeredOrders(PROJECT_ORDERS, viewer.canFit);
  const order = orderMeant(address.filters.sort, orders);
  const asked = useProjectList(address.filters, order, viewer);
  const hasFitLine = order === 'fit' || (viewer.lacksProfile && !isFinished);
  const { parts, list: projects } = useFitParts(hasFitLine, asked);
  const { search, sort } = address.filters;
  const isSearched = search.trim() !== '';
  const filtersSet = describeProjectFilters(address.filters);
  return (
    <Page width="wide">
      <PageHeader
        title="Explore Projects"
        description="Find a team that needs you. Show interest, and its owner sees your profile."
      />
      {posted && (
        <div className={styles.posted}>
          <Widget of="mf-projects" name="posted-offer" posted={posted} fallback={null} />
        </div>
      )}
      <Stack gap={4} className={styles.explorer}>
        <ProjectFilterBar {...address} />
        <ResultBar
          list={projects}
          of="project(s)"
          loadingText="Loading projects..."
          areFiltersSet={filtersSet.length > Number(isSearched)}
          onClear={() => address.clear({ search, sort })}
          order={<OrderField value={order} orders={orders} onChoose={(sort) => address.choose({ sort })} />}
        >
          <ToggleChip
            isPressed={address.filters.open === 'true'}
            onPressedChange={(isPressed) => address.choose({ open: isPressed ? 'true' : '', finished: '' })}
          >
            Open seats
          </ToggleChip>
          <ToggleChip
            isPressed={isFinished}
            onPressedChange={(isPressed) => address.choose({ finished: isPressed ? 'true' : '', open: '' })}
          >
            Finished
          </ToggleChip>
        </ResultBar>
        {hasFitLine && (
          <Words tone="muted" size="sm" className={styles.fit}>
            {parts.FitLine && <parts.FitLine list={projects} of="projects" isSearched={search !== ''} />}
          </Words>
        )}
        <Results
          list={projects}
          of="projects"
          label="Projects"
          failure={FAILURE}
          areFiltersSet={filtersSet.length > 0}
          empty={
            <NothingFound
              title="No projects found."
              subject="Nothing"
              filters={filtersSet}
              isSearched={isSearched}
              onClear={() => address.clear()}
              first={FIRST}
            />
          }
          FitGroups={order === 'fit' ? parts.FitGroups : undefined}
          card={(project, titleAs) => (
            <ProjectCard
              key={project.id}
              project={project}
              titleAs={titleAs}
              viewer={viewer}
              standing={standing}
              isFirst={project.id === projects.items[0]?.id}
              WhyThisFits={parts.WhyThisFits}
            />
          )}
        />
      </Stack>
    </Page>
  );
}
