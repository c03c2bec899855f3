import { Link, useLocation, Widget } from '@crewdeck/module-sdk';
import { Button, Page, PageHeader, ToggleChip } from '@crewdeck/ui-kit';
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
  NO_PROJECT_FILTERS,
  PROJECT_ORDERS,
  readProjectFilters,
  writeProjectFilters,
} from '../rules/project-filters.ts';
import styles from './explorer.module.css';

const FILTER_ADDRESS = { none: NO_PROJECT_FILTERS, read: readProjectFilters, write: writeProjectFilters };
const FAILURE = {
  title: 'Failed to load projects.',
  text: 'The list could not be read just now. Your filters are kept.',
};
const FIRST = {
  text: 'Nobody seeks teammates right now. Post the project you wish you could join.',
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
  const orders = offeredOrders(PROJECT_ORDERS, viewer.canFit);
  const order = orderMeant(address.filters.sort, orders);
  const asked = useProjectList(address.filters, order, viewer);
  const hasFitLine = order === 'fit' || viewer.lacksProfile;
  const { parts, list: projects } = useFitParts(hasFitLine, asked);
  const filtersSet = describeProjectFilters(address.filters);
  return (
    <Page width="wide">
      <PageHeader
        title="Explore Projects"
        description="Teams that are looking for somebody like you. Each names the roles that are open: show interest, and they see your profile."
      />
      {posted && <Widget of="mf-projects" name="posted-offer" posted={posted} fallback={null} />}
      <div className={styles.explorer}>
        <ProjectFilterBar {...address} />
        <ResultBar
          list={projects}
          of="project(s)"
          loadingText="Loading projects..."
          areFiltersSet={filtersSet.length > 0}
          onClear={address.clear}
        >
          <ToggleChip
            isPressed={address.filters.open === 'true'}
            onPressedChange={(isPressed) => address.choose({ open: isPressed ? 'true' : '' })}
          >
            Open seats only
          </ToggleChip>
          <OrderField value={order} orders={orders} onChoose={(sort) => address.choose({ sort })} />
        </ResultBar>
        {hasFitLine && <p className={styles.fit}>{parts.FitLine && <parts.FitLine list={projects} of="projects" />}</p>}
        <Results
          list={projects}
          of="projects"
          label="Projects"
          failure={FAILURE}
          empty={<NothingFound title="No projects found." subject="Nothing" filters={filtersSet} first={FIRST} />}
        >
          {projects.items.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              viewer={viewer}
              standing={standing}
              accent={index}
              WhyThisFits={parts.WhyThisFits}
            />
          ))}
        </Results>
      </div>
    </Page>
  );
}
