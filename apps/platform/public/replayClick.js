// Runs long before the app: records the last button that was clicked before hydration and clicks it again afterwards.
// Plain script, no import.
(function () {
  var clicked = null;
  function record(event) {
    var button = event.target.closest('button[type="button"]');
    if (button) clicked = button;
  }
  addEventListener('click', record, true);
  window.replayClick = function () {
    removeEventListener('click', record, true);
    if (clicked) clicked.click();
  };
})();
