declare module '@crewdeck/module-sdk' {
  /** What other modules give to the widgets of this one; they fetch it with `crewdeck-release types module-template`. */
  interface WidgetPropsByName {
    'module-template/greeting': {
      /** Who is greeted. */
      person: string;
    };
  }
}

export {};
