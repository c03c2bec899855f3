declare module '@crewdeck/module-sdk' {
  /** What other modules give to the widgets of this one. A copy stands in the repository of each that places them. */
  interface WidgetPropsByName {
    'module-template/greeting': {
      /** Who is greeted. */
      name: string;
    };
  }
}

export {};
