// Runs with the intro, before hydration: measures its time from the start of the navigation, skips it on slow connections, and
// ends it on any key or click. The app reads `data-splash`. A plain script without imports.
(function () {
  // The length of the intro (spec §2), as in `Splash.css.ts`.
  var durationMs = 3500;
  // Modifier keys do not end the intro, as in the `Splash` component. Tab ends it, because the focused element must be visible.
  var modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
  function end() {
    document.documentElement.dataset.splash = 'over';
  }
  function endOnKey(event) {
    if (modifiers.indexOf(event.key) < 0) end();
  }
  function align() {
    var intro = document.querySelector('[data-intro]');
    if (!intro || !intro.getAnimations) return;
    // Zero is the start of the navigation. A late intro is shown for the remaining time only.
    intro.getAnimations({ subtree: true }).forEach(function (animation) {
      animation.startTime = 0;
    });
  }
  function endWithIntro(event) {
    // The animations of its children end earlier.
    if (event.target.hasAttribute('data-intro')) end();
  }
  var connection = navigator.connection || {};
  var slow = ['slow-2g', '2g'];
  if (performance.now() >= durationMs || connection.saveData || slow.indexOf(connection.effectiveType) >= 0)
    return end();
  addEventListener('keydown', endOnKey);
  addEventListener('click', end);
  addEventListener('animationend', endWithIntro);
  // The styles may load after this script.
  addEventListener('animationstart', align);
  align();
})();
