// Runs with the intro, before the app loads: measures its time from the start of the navigation, skips it on slow connections,
// and lets any key or click end it. The app reads `data-splash`. Plain script, no import.
(function () {
  // The length of the intro (spec §2), as in `Splash.css.ts`.
  var durationMs = 3500;
  // Modifier keys do not end it, as in the component. Tab does: the focused element must be visible.
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
    // Time zero is the start of the navigation: a late intro plays only the remaining time.
    intro.getAnimations({ subtree: true }).forEach(function (animation) {
      animation.startTime = 0;
    });
  }
  function endWithIntro(event) {
    // Animations of its children end earlier.
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
